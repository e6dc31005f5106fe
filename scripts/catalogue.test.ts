import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { blockSchemas } from '../src/blocks/schemas.gen.ts';
import { commandLine } from './cli/process.ts';

const folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
afterAll(() => rmSync(folder, { recursive: true }));

const out = join(folder, 'out');
const printed = execFileSync(process.execPath, commandLine('catalogue', '--out', out), {
  encoding: 'utf8',
});
const types = Object.keys(blockSchemas);
const examplesOf = (type: string) => Object.keys(JSON.parse(readFileSync(`src/blocks/${type}/examples.json`, 'utf8')));
const read = (file: string) => readFileSync(join(out, file), 'utf8');

test('says what it wrote', () => {
  expect(printed).toBe(`${types.length} Blöcke geschrieben: ${out}/index.html\n`);
});

test('a page for every block and every example, and nothing else', () => {
  const pages = types.flatMap((type) => [`${type}.html`, ...examplesOf(type).map((name) => `${type}.${name}.html`)]);
  expect(readdirSync(out).sort()).toEqual(['assets', 'catalogue.json', 'index.html', 'media', ...pages].sort());
});

test('every page leads only to what is there', () => {
  const pages = readdirSync(out).filter((file) => file.endsWith('.html') && file.split('.').length === 2);
  const targets = pages.flatMap((file) =>
    [...read(file).matchAll(/(?:href|src)="([^":]+)"/gu)].map(([, to = '']) => to),
  );
  expect([...new Set(targets)].filter((target) => !existsSync(join(out, target)))).toEqual([]);
});

test('an example is drawn without script, with its pictures, and its script is there', () => {
  for (const type of types) {
    for (const name of examplesOf(type)) {
      const html = read(`${type}.${name}.html`);
      expect(html).toMatch(/<div id="root"><main><section|<div id="root"><main><div/u);
      const [, script = ''] = /<script type="module" src="([^"]+)">/u.exec(html) ?? [];
      expect(existsSync(join(out, script))).toBe(true);
      for (const [, picture = ''] of html.matchAll(/<img [^>]*src="([^"]+)"/gu))
        expect(existsSync(join(out, picture)), picture).toBe(true);
    }
  }
});

test('search engines are kept away from every page', () => {
  for (const file of readdirSync(out).filter((name) => name.endsWith('.html')))
    expect(read(file)).toContain('<meta name="robots" content="noindex">');
});
