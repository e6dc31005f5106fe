import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readContent } from '../src/files/content.ts';
import { writeFile } from '../src/files/write.ts';
import { compileSite } from '../src/pipeline/compile.ts';
import { runInProcess } from './cli/testing.ts';
import { readSiteOrder } from './create/order.ts';
import command from './create.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'create-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a new site is sound, has its name everywhere, and the command says how it starts', async () => {
  const site = join(folder, 'werkstatt');
  const ended = await runInProcess(command, site, '--name', 'Werkstatt & Söhne', '--colour', '#1F5f5b');
  expect(ended).toMatchObject({ code: 0, stderr: '' });
  expect(ended.stdout).toContain('4 Seiten geprüft: 0 Fehler, 0 Warnungen.\n');
  expect(ended.stdout).toContain(`npx people-pages dev --pages ${site}/pages-data\n`);
  const compiled = compileSite(readContent(join(site, 'pages-data')));
  expect(compiled.findings).toEqual([]);
  expect(compiled.site?.settings).toMatchObject({ name: 'Werkstatt & Söhne', mark: 'WS' });
  const wordmark = readFileSync(join(site, 'pages-data/_media/marke/schriftzug.svg'), 'utf8');
  expect(wordmark).toContain('aria-label="Werkstatt &amp; Söhne"');
  expect(readFileSync(join(site, '.gitignore'), 'utf8')).toContain('dist\n');
  const schema = JSON.parse(readFileSync(join(site, 'pages-data/_site/menu.json'), 'utf8')).$schema;
  expect(existsSync(join(site, 'pages-data/_site', schema))).toBe(true);
  expect(compiled.site?.theme.colors.brand).toBe('#1f5f5b');
});

test('an English site is English, and a colour that cannot be read becomes one that can', async () => {
  const site = join(folder, 'workshop');
  const ended = await runInProcess(command, site, '--name', 'Workshop', '--language', 'en', '--colour', '#ffd400');
  expect(ended).toMatchObject({ code: 0, stderr: '' });
  const { findings, site: made } = compileSite(readContent(join(site, 'pages-data')));
  expect(findings).toEqual([]);
  expect(made?.settings.language).toBe('en');
  expect(made?.theme.colors.brand).toMatch(/^#[0-9a-f]{6}$/u);
  expect(JSON.stringify(made?.pages)).not.toMatch(/[äöüß]|Sie /u);
  expect(made?.settings.sloganLang).toBe('en');
  expect(JSON.stringify([made?.settings, made?.pages.map(({ assets }) => assets)])).not.toMatch(
    /marke|titel|formular|impressum|inhalt/u,
  );
});

test('where there is a package.json, the commands are scripts of npm; its own stay', async () => {
  const site = join(folder, 'paket');
  writeFile(join(site, 'package.json'), JSON.stringify({ name: 'paket', scripts: { start: 'eigenes' } }));
  expect(await runInProcess(command, site, '--name', 'Paket')).toMatchObject({ code: 0, stderr: '' });
  const text = readFileSync(join(site, 'package.json'), 'utf8');
  const { name, scripts } = JSON.parse(text);
  expect(text).toBe(`${JSON.stringify({ name, scripts }, null, 2)}\n`);
  expect(name).toBe('paket');
  expect(scripts).toMatchObject({
    start: 'eigenes',
    dev: 'people-pages dev',
    preview: 'people-pages start --no-build',
    'new:page': 'people-pages new-page',
  });
  expect(Object.values(scripts)).not.toContain(undefined);
});

test.each(['{', '[]', 'null'])(
  'where package.json holds %s, nothing is written, so that a second call can',
  async (text) => {
    const site = join(folder, 'kaputt');
    writeFile(join(site, 'package.json'), text);
    const { code, stdout, stderr } = await runInProcess(command, site, '--name', 'Kaputt');
    expect(stderr).toMatch(/package\.json ist kein JSON-Objekt; es wurde nichts angelegt\. [^\n]+\n$/u);
    expect([code, stdout, existsSync(join(site, 'pages-data'))]).toEqual([2, '', false]);
  },
);

test('a folder that has pages stays as it is', async () => {
  const { code, stderr } = await runInProcess(command, folder, '--name', 'A');
  expect([code, stderr]).toEqual([0, '']);
  const again = await runInProcess(command, folder, '--name', 'B');
  expect(again.stderr).toContain('gibt es schon und bleibt unverändert');
  expect(again.code).toBe(1);
});

test.each([
  [[], 'Nennen Sie einen Ordner.'],
  [['/tmp/x'], '--name fehlt.'],
  [['/tmp/x', '--name', ' '], 'Ein Name aus 1 bis 40 Zeichen'],
  [['/tmp/x', '--name', '{site.name}'], 'Ein Name aus 1 bis 40 Zeichen'],
  [['/tmp/x', '--name', 'A', '--colour', 'rot'], 'Eine Farbe wie #1f4e79.'],
])('wrong usage %j ends with 2 and the reason', async (args, reason) => {
  const { code, stderr } = await runInProcess(command, ...args);
  expect(stderr).toContain(reason);
  expect(code).toBe(2);
});

test('in a terminal it asks for name, language and colour', async () => {
  const input = new PassThrough();
  const output = new PassThrough();
  const order = readSiteOrder({ name: undefined, colour: undefined, language: undefined }, [folder], 'de', {
    input,
    output,
  });
  const answers = ['Werkstatt\r', '\r', '\r'];
  output.on('data', (text: Buffer) => {
    if (/Wie heißt|welcher Sprache|Welche Farbe/u.test(String(text))) input.write(answers.shift() ?? '');
  });
  expect(await order).toEqual({ folder, name: 'Werkstatt', language: 'de', colour: '#1f4e79' });
});
