import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { github, json, markdown, pretty } from '../src/tools/impact/formats.ts';
import { impactOf } from '../src/tools/impact/impact.ts';
import { readFlags, run, UsageError } from './cli.ts';
import { buildTree, copyOfRevision, copyOfWork } from './impact.build.ts';
import { changedFiles, startOf } from './impact.git.ts';
import { takeScreenshots } from './impact.screens.ts';
import { readSide } from './impact.side.ts';

const USAGE = {
  de: `npm run impact -- --base REVISION [--format pretty|json|github|markdown] [--screenshots ORDNER]
  Sagt, welche Seiten eine Änderung berührt, warum, und wie viele Bytes sie mehr oder weniger kosten: Beide Fassungen
  werden gebaut und Seite für Seite verglichen. --screenshots legt von jeder berührten Seite Bilder davor und danach ab.
  Ende mit 0: verglichen, 1: die jetzige Fassung lässt sich nicht bauen, 2: falsch aufgerufen oder nicht vergleichbar.`,
  en: `npm run impact -- --base REVISION [--format pretty|json|github|markdown] [--screenshots FOLDER]
  Says which pages a change touches, why, and how many bytes they cost more or less: both versions are built and
  compared page by page. --screenshots keeps pictures of every page touched, before and after.
  Exit 0: compared, 1: the present version cannot be built, 2: wrong usage, or nothing to compare with.`,
};

const formats = { pretty, json, github, markdown };

await run(USAGE, async () => {
  const flags = readFlags({ base: { type: 'string' }, format: { type: 'string' }, screenshots: { type: 'string' } });
  const format = Object.entries(formats).find(([name]) => name === (flags.format ?? 'pretty'))?.[1];
  if (!format) throw new UsageError(`--format ${flags.format}: ${Object.keys(formats).join(' | ')}`);
  if (flags.base === undefined) throw new UsageError('--base fehlt: die Revision, mit der verglichen wird.');
  const commit = startOf(flags.base);
  const folder = mkdtempSync(join(tmpdir(), 'impact-'));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  const stop = () => process.exit(2);
  process.once('exit', remove).once('SIGINT', stop).once('SIGTERM', stop);
  try {
    const tree = join(folder, 'tree');
    const before = join(folder, 'before');
    const after = join(folder, 'after');
    copyOfRevision(commit, tree);
    const old = await readSide(before, tree, () => buildTree(tree, before));
    if (!old.ok) return stopWith(2, `Die Fassung ${flags.base} lässt sich nicht bauen:`, old.output);
    copyOfWork(tree);
    const now = await readSide(after, tree, () => buildTree(tree, after));
    if (!now.ok) return stopWith(1, 'Die jetzige Fassung lässt sich nicht bauen:', now.output);
    const impact = impactOf(flags.base, old.side, now.side, changedFiles(commit));
    process.stdout.write(`${format(impact)}\n`);
    if (flags.screenshots !== undefined)
      await takeScreenshots(impact.touched, { before, after }, resolve(flags.screenshots));
    return 0;
  } finally {
    remove();
  }
});

function stopWith(code: number, sentence: string, output: string): number {
  process.stderr.write(`${sentence}\n${output}\n`);
  return code;
}
