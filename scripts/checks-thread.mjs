import { load } from './run.mjs';

/** The thread of the preview that checks the whole site. */
await load('dev-server', 'src/preview/checks-thread.ts');
