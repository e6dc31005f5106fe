import type { PluginOption } from 'vite';
import type { PagesOptions } from './pages.ts';

export type { PagesOptions } from './pages.ts';
export function pages(options?: PagesOptions): PluginOption;
