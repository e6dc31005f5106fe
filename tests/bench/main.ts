import { parseArgs } from 'node:util';
import { benchBuild } from './build.ts';
import { benchFirstView } from './first-view.ts';
import { benchPreview } from './preview.ts';
import { benchValidation } from './validation.ts';

/**
 * `npm run bench -- [--only validation|preview|build|first-view] [--pages 1000] [--runs 5]`: how long pages take to be
 * checked and built, and a save takes to reach the screen; what a phone loads of pages of `dist/` (`--routes /,/security`),
 * whose budgets are in `tests/budgets.json`.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    pages: { type: 'string' },
    runs: { type: 'string', default: '5' },
    routes: { type: 'string', default: '/,/security,/live/event-production' },
  },
});
const isAsked = (name: string) => values.only === undefined || values.only === name;
if (isAsked('validation')) benchValidation(Number(values.pages ?? 10_000), Number(values.runs));
if (isAsked('preview')) await benchPreview(values.pages === undefined ? [40, 1000, 10_000] : [Number(values.pages)]);
if (isAsked('first-view')) await benchFirstView(values.routes.split(','));
if (isAsked('build')) benchBuild(Number(values.pages ?? 10_000));
