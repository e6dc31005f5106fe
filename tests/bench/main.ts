import { parseArgs } from 'node:util';
import { runCommandAnew } from '../../scripts/cli/process.ts';
import { benchBuild } from './build.ts';
import { Figures } from './figures.ts';
import { benchFirstView } from './first-view.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchPreview } from './preview.ts';
import { benchServer } from './server.ts';
import { benchValidation } from './validation.ts';

/**
 * `npm run bench -- [--only validation|build|preview|server|first-view|lighthouse] [--pages 1000] [--runs 5] [--routes /,/security]
 * [--write]`: how long the pages of the site, and 1,000 and 10,000 of them and their copies, take to be checked, built and
 * shown after a save; what the server bears, what a phone loads and what Lighthouse says of some routes. All in one table
 * beside the baseline, which `--write` writes.
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
const isAsked = (...names: string[]) => values.only === undefined || names.includes(values.only);
const sizes = values.pages === undefined ? [0, 1000, 10_000] : [Number(values.pages)];
const [routes, runs] = [values.routes.split(','), Number(values.runs)];
const figures = new Figures();
for (const pages of sizes) {
  if (isAsked('validation')) await benchValidation(pages, runs, figures);
  if (isAsked('build')) await benchBuild(pages, figures);
}
if (isAsked('preview')) await benchPreview(sizes, figures);
if (isAsked('server', 'first-view', 'lighthouse')) {
  const { code } = await runCommandAnew('build', [], { env: { NODE_ENV: 'production' } });
  if (code !== 0) process.exit(code);
}
if (isAsked('server')) await benchServer(routes, figures);
if (isAsked('first-view')) await benchFirstView(routes, figures);
if (isAsked('lighthouse')) await benchLighthouse(routes, runs, figures);
console.log(figures.table());
if (values.write) figures.write();
