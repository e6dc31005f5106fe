import { parseArgs } from 'node:util';
import { benchBuild } from './build.ts';
import { benchPreview } from './preview.ts';
import { benchValidation } from './validation.ts';

/**
 * `npm run bench -- [--only validation|preview|build] [--pages 1000] [--runs 5]`: how long pages take to be checked and
 * built, and a save takes to reach the screen. What browsers load is held by `tests/budgets.json`.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    pages: { type: 'string' },
    runs: { type: 'string', default: '5' },
  },
});
const isAsked = (name: string) => values.only === undefined || values.only === name;
if (isAsked('validation')) benchValidation(Number(values.pages ?? 10_000), Number(values.runs));
if (isAsked('preview')) await benchPreview(values.pages === undefined ? [40, 1000, 10_000] : [Number(values.pages)]);
if (isAsked('build')) benchBuild(Number(values.pages ?? 10_000));
