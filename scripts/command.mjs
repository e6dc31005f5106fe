import { load } from './run.mjs';

/** Runs the command that the first argument names, where everything is installed. */
await load(process.argv[2], 'scripts/people-pages.ts');
