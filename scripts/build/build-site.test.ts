import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import command from '../build.ts';
import { runInProcess } from '../cli/testing.ts';

const MISTAKES = 'tests/fixtures/mistakes';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-site-'));
  cpSync(`${MISTAKES}/base`, join(folder, 'pages'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const build = (flag = '--production') =>
  runInProcess(command, '--pages', join(folder, 'pages'), '--out', join(folder, 'out'), flag);

test('a sentence of a template is as bad for the public as a sample value', async () => {
  const file = join(folder, 'pages/_site/site.json');
  const site = readFileSync(file, 'utf8')
    .replaceAll('example.com', 'musik.berlin')
    .replaceAll('example.net', 'bilder.berlin')
    .replaceAll(/Muster(?:straße|stadt|mann)/gu, 'Berlin')
    .replaceAll(/23125 00|0{5,}|12345/gu, '10117')
    .replace('"sampleData": true', '"sampleData": false');
  writeFileSync(file, site);
  cpSync(`${MISTAKES}/sample-copy/security.json`, join(folder, 'pages/security.json'));
  const { code, stdout, stderr } = await build();
  expect(stdout).toContain('Fehler  text-sample');
  expect(stdout).toContain('3 Seiten geprüft: 1 Fehler, 0 Warnungen.');
  expect(stderr).toContain('Mit Beispielwerten wird keine Website für die Öffentlichkeit gebaut');
  expect({ code, isBuilt: existsSync(join(folder, 'out')) }).toEqual({ code: 1, isBuilt: false });
});

test('a page that the store does not know is drawn, and React stays the kind for tests', {
  timeout: 120_000,
}, async () => {
  const file = join(folder, 'pages/security.json');
  const page = JSON.parse(readFileSync(file, 'utf8'));
  page.title += ` ${Date.now()}`;
  writeFileSync(file, JSON.stringify(page));
  const { code, stderr } = await build('--demo');
  expect(code, stderr).toBe(0);
  expect(readFileSync(join(folder, 'out/security.html'), 'utf8')).toContain(page.title);
  // Only the kind for development has it: later tests of the worker draw components with this very React.
  expect((await import('react')).act).toBeTypeOf('function');
});

test('of many warnings a build shows the first, and says where all are', { timeout: 120_000 }, async () => {
  const [picture = ''] = readdirSync(join(folder, 'pages/_media')).filter((name) => name.endsWith('.webp'));
  const media = (name: string) => join(folder, 'pages/_media', name);
  for (let number = 0; number < 60; number += 1) cpSync(media(picture), media(`unbenutzt-${number}.webp`));
  const { code, stdout } = await build('--demo');
  const shown = stdout.match(/Warnung {2}/gu)?.length;
  const [, more, all] =
    /Und (\d+) weitere; npm run validate zeigt sie\.\s+\d+ Seiten geprüft: 0 Fehler, (\d+) Warnungen\./u.exec(stdout) ??
    [];
  expect({ code, shown, more: Number(more) }).toEqual({ code: 0, shown: 50, more: Number(all) - 50 });
});

test('what is wrong with a page is all that is said where the site is not valid', async () => {
  rmSync(join(folder, 'pages/index.json'));
  const { code, stderr } = await build();
  expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
});
