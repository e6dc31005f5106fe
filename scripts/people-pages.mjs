#!/usr/bin/env node
import { root, stopWithNpm } from './child.mjs';
import { ensureDependencies } from './install.mjs';

/** `people-pages COMMAND [options]`: installs what is missing, then runs the command in this very process. */
process.env.PEOPLE_PAGES_CALLER = process.cwd();
process.chdir(root);
stopWithNpm();
await ensureDependencies();
await import('./run.mjs');
