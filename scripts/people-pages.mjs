#!/usr/bin/env node
import { bundleFor } from './bundle.mjs';
import { root, stopWithNpm } from './child.mjs';
import { ensureDependencies } from './install.mjs';

/** `people-pages COMMAND [options]`: installs what is missing, then runs the command in this very process. */
process.env.PEOPLE_PAGES_CALLER = process.cwd();
process.chdir(root);
stopWithNpm();
await ensureDependencies();

const bundle = await bundleFor(process.argv[2]);
if (bundle) process.setSourceMapsEnabled(true);
else (await import('tsx/esm/api')).register();
await import(bundle ?? './people-pages.ts');
