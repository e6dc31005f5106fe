import { parseArgs } from 'node:util';
import { benchBuild } from './build.ts';
import { benchPreview } from './preview.ts';
import { benchValidation } from './validation.ts';

/**
 * `npm run bench -- [--only validation|preview|build] [--pages 10000] [--runs 5]`: how long pages take to be checked and
 * built, and a save takes to reach the screen. What browsers load is held by `tests/budgets.json`.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    pages: { type: 'string', default: '10000' },
    runs: { type: 'string', default: '5' },
  },
});
const isAsked = (name: string) => values.only === undefined || values.only === name;
if (isAsked('validation')) benchValidation(Number(values.pages), Number(values.runs));
if (isAsked('preview')) await benchPreview();
if (isAsked('build')) benchBuild(Number(values.pages));
