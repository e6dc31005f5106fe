import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeFile } from '../src/files/write.ts';
import { commandLine } from './cli/process.ts';
import { runInProcess } from './cli/testing.ts';
import deleteCommand from './delete.ts';
import moveCommand from './move.ts';
import validateCommand from './validate.ts';

let pages: string;
beforeEach(() => {
  pages = mkdtempSync(join(tmpdir(), 'pages-'));
  cpSync('tests/fixtures/mistakes/base', pages, { recursive: true });
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(pages, { recursive: true });
});

const run = async (command: Parameters<typeof runInProcess>[0], ...args: string[]) => {
  const { code, stdout, stderr } = await runInProcess(command, ...args, '--pages', pages);
  return { code, stdout: stdout.replaceAll(pages, 'PAGES'), stderr: stderr.replaceAll(pages, 'PAGES') };
};
const move = (...args: string[]) => run(moveCommand, ...args);
const remove = (...args: string[]) => run(deleteCommand, ...args);
const read = (path: string) => readFileSync(join(pages, path), 'utf8');
const redirects = () => JSON.parse(read('_site/redirects.json')).redirects;
const edit = (path: string, from: string, to: string) => writeFile(join(pages, path), read(path).replace(from, to));

const isSound = async () => expect(await run(validateCommand)).toMatchObject({ code: 0 });

test('without --write what would change is shown, and nothing does', async () => {
  const menu = read('_site/menu.json');
  const { code, stdout } = await move('/security', '/schutz/objekte');
  expect(code).toBe(0);
  expect(stdout).toContain('PAGES/security.json → PAGES/schutz/objekte.json\n');
  expect(stdout).toContain('-     "children": [{ "title": "Security", "path": "/security" }]\n');
  expect(stdout).toContain('+     { "from": "/security", "to": "/schutz/objekte" }\n');
  expect(stdout).toMatch(
    /Dateien zu ändern\. Schreiben: npx people-pages move \/security \/schutz\/objekte --pages PAGES --write\n$/u,
  );
  expect(read('_site/menu.json')).toBe(menu);
  expect(existsSync(join(pages, 'schutz'))).toBe(false);
});

test.each(['{ "redirects": "/alt" }', '[]', '{'])(
  'where the redirects are %s, the file is named and nothing changes',
  async (text) => {
    writeFile(join(pages, '_site/redirects.json'), text);
    for (const { code, stderr } of [
      await move('/security', '/schutz', '--write'),
      await remove('/security', '--to', '/'),
    ]) {
      expect(stderr).toMatch(
        /^_site\/redirects\.json hat keine Liste `redirects`; es wurde nichts geändert\. [^\n]+\n$/u,
      );
      expect(code).toBe(2);
    }
    expect([read('_site/redirects.json'), existsSync(join(pages, 'schutz.json'))]).toEqual([text, false]);
  },
);

test('what led to a page that is deleted may lead to the home page', async () => {
  expect(await remove('/security', '--to', '/', '--write')).toMatchObject({ code: 0, stderr: '' });
  expect(redirects()).toContainEqual({ from: '/security', to: '/' });
  await isSound();
});

test('links follow with their anchors, whatever their place; all else keeps its form', async () => {
  edit('index.json', '"title"', '"$schema": "../schema/page.editor.schema.json",\n   "title"');
  edit('security.json', '"title"', '"$schema": "../schema/page.editor.schema.json",\n   "title"');
  edit('_site/not-found.json', '"href": "/"', '"href":   "/security#leistungen"');
  edit(
    'index.json',
    '"blocks": [',
    '"blocks": [\n{"type":"intro","lead":"Der [Schutz](/security#leistungen) und \\"mehr\\"."},',
  );
  const [home, notFound] = [read('index.json'), read('_site/not-found.json')];
  await move('/security', '/schutz/objekte', '--write');
  expect(read('_site/not-found.json')).toBe(notFound.replace('/security#leistungen', '/schutz/objekte#leistungen'));
  expect(read('index.json')).toBe(
    home.replaceAll('(/security', '(/schutz/objekte').replaceAll('"/security', '"/schutz/objekte'),
  );
  expect(read('schutz/objekte.json')).toContain('"$schema": "../../schema/page.editor.schema.json"');
  expect(existsSync(join(pages, 'security.json'))).toBe(false);
  expect(redirects()).toEqual([{ from: '/security', to: '/schutz/objekte' }]);
});

test('who moves twice leads every former address straight to the page, and back again leaves none', async () => {
  await move('/security', '/schutz', '--write');
  await move('/schutz', '/wache', '--write');
  expect(redirects()).toEqual([
    { from: '/security', to: '/wache' },
    { from: '/schutz', to: '/wache' },
  ]);
  await isSound();
  await move('/wache', '/security', '--write');
  expect(redirects()).toEqual([
    { from: '/schutz', to: '/security' },
    { from: '/wache', to: '/security' },
  ]);
  await isSound();
});

test('pages below stay and are named, or go along', async () => {
  writeFile(
    join(pages, 'live.json'),
    read('live/event-production.json').replace(/"title": "[^"]*"/u, '"title": "Bühne"'),
  );
  edit('live.json', '"description": "', '"unlisted": true, "description": "Auf der Bühne: ');
  const alone = await move('/live', '/buehne');
  expect(alone.stdout).toContain('Darunter bleiben an ihrem Ort: /live/event-production\n');
  await move('/live', '/buehne', '--with-children', '--write');
  expect(existsSync(join(pages, 'live'))).toBe(false);
  expect(redirects()).toEqual([
    { from: '/live', to: '/buehne' },
    { from: '/live/event-production', to: '/buehne/event-production' },
  ]);
  await isSound();
});

test.each(['"draft": true', '"publishFrom": "2027-03-01"'])(
  'a page with %s has had no visitors and leaves no redirect',
  async (property) => {
    vi.stubEnv('BUILD_DATE', '2027-02-28');
    edit('security.json', '"title"', `${property}, "title"`);
    await move('/security', '/schutz', '--write');
    expect(existsSync(join(pages, 'schutz.json'))).toBe(true);
    expect(existsSync(join(pages, '_site/redirects.json'))).toBe(false);
  },
);

test('a page leaves one from the day on that it is out', async () => {
  vi.stubEnv('BUILD_DATE', '2027-03-01');
  edit('security.json', '"title"', '"publishFrom": "2027-03-01", "title"');
  await move('/security', '/schutz', '--write');
  expect(redirects()).toEqual([{ from: '/security', to: '/schutz' }]);
});

test.each([
  [['/'], 2, 'Nennen Sie die alte und die neue Adresse.'],
  [['/', '/start'], 2, 'Die Startseite bleibt'],
  [['/secrity', '/schutz'], 2, 'Es gibt keine Seite „/secrity“. Meinten Sie „/security“?'],
  [['/security', '/live/event-production'], 2, 'gibt es schon eine Seite'],
  [['/security', '/security'], 2, 'dieselbe Adresse'],
  [['/security', '/Schütz!'], 2, 'ist keine Adresse einer Seite. Meinten Sie „/schuetz“?'],
  [['/security', '/api/health', '--write'], 1, 'Nichts wurde verschoben'],
])('move %j ends with %i and says why', async (args, code, reason) => {
  const ended = await move(...args);
  expect(ended.stderr).toContain(reason);
  expect(ended.code).toBe(code);
  expect(existsSync(join(pages, 'security.json'))).toBe(true);
});

test('a page that something leads to is not deleted, and every place is named', async () => {
  const { code, stderr } = await remove('/security', '--write');
  expect(code).toBe(1);
  expect(stderr).toContain('PAGES/_site/menu.json:10  /security\n');
  expect(stderr).toContain('npx people-pages delete /security --to /ANDERE --pages PAGES\n');
  expect(existsSync(join(pages, 'security.json'))).toBe(true);
});

test('with --to links and visitors go to another page', async () => {
  await move('/security', '/schutz', '--write');
  expect(await remove('/schutz', '--to', '/live/event-production', '--write')).toMatchObject({ code: 0, stderr: '' });
  expect(existsSync(join(pages, 'schutz.json'))).toBe(false);
  expect(redirects()).toEqual([
    { from: '/security', to: '/live/event-production' },
    { from: '/schutz', to: '/live/event-production' },
  ]);
  await isSound();
});

test('with --to the links of that page are named, which then lead to itself', async () => {
  const shown = await remove('/live/event-production', '--to', '/security');
  expect(shown.stdout).toContain('people-pages delete /live/event-production --to /security --pages PAGES --write\n');
  const { code, stdout } = await remove('/live/event-production', '--to', '/security', '--write');
  expect(code).toBe(0);
  expect(stdout).toContain('Diese Stellen von /security führen dann zu /security selbst.');
  expect(stdout).toContain('  PAGES/security.json:35  /live/event-production\n');
});

test('what nothing leads to goes, with the redirects to it', async () => {
  for (const file of ['_site/menu.json', 'index.json', 'live/event-production.json'])
    writeFile(join(pages, file), read(file).replaceAll(/"\/security(?:#[a-z]+)?"/gu, '"/"'));
  writeFile(join(pages, '_site/redirects.json'), '{\n  "redirects": [{ "from": "/wache", "to": "/security" }]\n}\n');
  expect(await remove('/security', '--write')).toMatchObject({ code: 0, stderr: '' });
  expect(redirects()).toEqual([]);
  await isSound();
});

test('a process of its own moves a page, and every command names what was interrupted', () => {
  const call = (...args: string[]) =>
    spawnSync(process.execPath, commandLine('move', ...args, '--pages', pages), { encoding: 'utf8' });
  expect(call('/security', '/schutz', '--write')).toMatchObject({ status: 0, stderr: '' });
  expect(existsSync(join(pages, 'schutz.json'))).toBe(true);
  writeFile(join(pages, '.change/list.json'), '[{ "path": "schutz.json", "isRemoved": true }]');
  expect(call('/schutz', '/wache').stderr).toContain('npx people-pages move --finish');
  expect(call('--finish')).toMatchObject({ status: 0, stdout: 'Die unterbrochene Änderung ist zu Ende gebracht.\n' });
  expect(existsSync(join(pages, 'schutz.json'))).toBe(false);
});
