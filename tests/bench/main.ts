import { parseArgs } from 'node:util';
import { benchBuild } from './build.ts';
import { Figures } from './figures.ts';
import { benchFirstView } from './first-view.ts';
import { benchPreview } from './preview.ts';
import { benchValidation } from './validation.ts';

/**
 * `npm run bench -- [--only validation|preview|build|first-view] [--pages 1000] [--runs 5] [--write]`: how long pages take to be
 * checked and built, and a save takes to reach the screen, beside the baseline, which `--write` writes; what a phone loads of
 * pages of `dist/` (`--routes /,/security`), whose budgets are in `tests/budgets.json`.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    pages: { type: 'string' },
    runs: { type: 'string', default: '5' },
    routes: { type: 'string', default: '/,/security,/live/event-production' },
    write: { type: 'boolean', default: false },
  },
});
const isAsked = (name: string) => values.only === undefined || values.only === name;
const sizes = values.pages === undefined ? [40, 1000, 10_000] : [Number(values.pages)];
const figures = new Figures();
for (const pages of sizes) {
  if (isAsked('validation')) await benchValidation(pages, Number(values.runs), figures);
  if (isAsked('build')) benchBuild(pages, figures);
}
if (isAsked('preview')) await benchPreview(sizes, figures);
if (isAsked('first-view')) await benchFirstView(values.routes.split(','));
if (values.write) figures.write();
