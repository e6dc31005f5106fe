import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandLine } from '../../scripts/cli/process.ts';
import type { Figures } from './figures.ts';
import { measure } from './measure.ts';
import { generatePages } from './pages.ts';

/** Builds of the real pages and copies of them: nothing in the store, everything in it, one page changed. */
export function benchBuild(pages: number, figures: Figures) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-build-'));
  const build = (name: string, ...flags: string[]) => {
    const site = ['--pages', join(folder, 'pages'), '--out', join(folder, 'out')];
    figures.add(`build ${pages} pages, ${name}`, 'cpu', measure(commandLine('build', ...site, ...flags)).cpu);
  };
  try {
    generatePages(join(folder, 'pages'), pages);
    build('without the store', '--no-cache');
    build('store filled');
    build('all found again');
    const file = join(folder, 'pages/styling.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"title": "[^"]*"/u, '"title": "Geändert"'));
    build('one page changed');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
