#!/usr/bin/env node
import { root, stopWithNpm, tuneAllocator } from './child.mjs';
import { ensureDependencies } from './install.mjs';

/** Commands that draw pictures and compress files. */
const DRAWING = ['build', 'start', 'dev'];

/** `people-pages COMMAND [options]`: installs what is missing, then runs the command in this very process. */
if (DRAWING.includes(process.argv[2])) tuneAllocator();
process.env.PEOPLE_PAGES_CALLER = process.cwd();
process.chdir(root);
stopWithNpm();
await ensureDependencies();
await import('./run.mjs');
