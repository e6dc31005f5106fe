import { defineConfig } from 'vite';
import { pages } from './scripts/vite.mjs';

export default defineConfig({ plugins: [pages()] });
