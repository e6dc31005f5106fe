import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readContent } from '../src/files/content.ts';
import { compileSite } from '../src/pipeline/compile.ts';
import { materialFor, pageFile } from '../src/tools/scaffold/page.ts';
import { runInProcess } from './cli/testing.ts';
import command from './new-page.ts';

vi.mock('../src/files/content.ts', async (original) => {
  const actual = await original<typeof import('../src/files/content.ts')>();
  return { ...actual, readContent: vi.fn(actual.readContent) };
});

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'));
  cpSync('pages-data', folder, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

const newPage = (...args: string[]) => runInProcess(command, '--pages', folder, ...args);

test('a new page is valid at once, and the command says what comes next', async () => {
  const { code, stdout } = await newPage('--path', '/concierge/probe-des-befehls', '--title', 'Probe des Befehls');
  expect(code).toBe(0);
  expect(stdout).toContain(`Angelegt: ${join(folder, 'concierge/probe-des-befehls.json')}`);
  expect(stdout).toContain('0 Fehler');
  expect(stdout).toContain('{ "title": "Probe des Befehls", "path": "/concierge/probe-des-befehls" }');
  const { site, findings } = compileSite(readContent(folder));
  expect(findings.filter(({ file }) => file === 'concierge/probe-des-befehls.json')).toEqual([]);
  expect(site).toBeDefined();
  expect(site?.pages.map(({ route }) => route)).not.toContain('/concierge/probe-des-befehls');
});

test('quotation marks in a title become those of its language', async () => {
  const { stdout } = await newPage('--path', '/anfuehrung', '--title', 'Das "große" Fest');
  expect(stdout).toContain('0 Fehler, 0 Warnungen.');
  expect(JSON.parse(readFileSync(join(folder, 'anfuehrung.json'), 'utf8')).title).toBe('Das „große“ Fest');
  rmSync(join(folder, 'anfuehrung.json'));
});

test('where nothing has to be asked, the site is read once', async () => {
  vi.mocked(readContent).mockClear();
  expect(await newPage('--path', '/einmal', '--title', 'Einmal gelesen')).toMatchObject({ code: 0 });
  expect(readContent).toHaveBeenCalledTimes(1);
  rmSync(join(folder, 'einmal.json'));
});

test('with --menu the page is put into the menu, and nothing else there changes', async () => {
  const menu = join(folder, '_site/menu.json');
  const before = readFileSync(menu, 'utf8');
  const neighbour =
    '{ "title": "Social Media Creator", "lang": "en", "path": "/talent/entertainment/social-media-creator" }';
  const entry = '{ "title": "Bauchreden", "path": "/talent/entertainment/bauchreden" }';
  const flags = ['--title', 'Bauchreden', '--template', 'landing', '--menu', 'talent/entertainment'];
  const { code, stdout } = await newPage('--path', '/talent/entertainment/bauchreden', ...flags);
  const after = readFileSync(menu, 'utf8');
  expect(code).toBe(0);
  expect(after).toBe(before.replace(neighbour, `${neighbour},\n            ${entry}`));
  const line = after.split('\n').findIndex((text) => text.includes('bauchreden')) + 1;
  expect(stdout).toContain(`Angelegt: ${join(folder, 'talent/entertainment/bauchreden.json')}
Im Menü unter „TALENT › Entertainment Talent“ (${menu}:${line}):
  ${entry}
`);
  expect(stdout).toContain('0 Fehler, 0 Warnungen.');
  expect(stdout).toContain('3. Im Menü erscheint die Seite, sobald sie kein Entwurf mehr ist.');
  expect(code).toBe(0);
  const { site } = compileSite(readContent(folder));
  expect(JSON.stringify(site?.menu)).not.toContain('bauchreden');
  writeFileSync(menu, before);
});

test('where the menu has no such place nothing is written', async () => {
  const { code, stderr } = await newPage('--path', '/oben', '--title', 'Oben', '--menu', 'oben');
  expect(code).toBe(2);
  expect(stderr).toContain(
    '„oben“ gibt es im Menü nicht. Möglich sind: talent, talent/entertainment-talent, live, brands, concierge, services, legal.\n',
  );
  expect(existsSync(join(folder, 'oben.json'))).toBe(false);
});

test('a page that exists is not touched', async () => {
  const file = join(folder, 'live/probe.json');
  writeFileSync(file, 'mein Text');
  const { code, stderr } = await newPage('--path', '/live/probe', '--title', 'Probe');
  expect(code).toBe(1);
  expect(stderr).toBe(`${file} gibt es schon und bleibt unverändert. Wählen Sie eine andere Adresse.\n`);
  expect(readFileSync(file, 'utf8')).toBe('mein Text');
  rmSync(file);
});

test('a title that another page has is refused, and nothing is written', async () => {
  const { title } = JSON.parse(readFileSync(join(folder, 'security.json'), 'utf8'));
  const { code, stderr } = await newPage('--path', '/zweite', '--title', title);
  expect(code).toBe(1);
  expect(stderr).toContain(`Diese Seite und security.json haben denselben Titel „${title}“.`);
  expect(existsSync(join(folder, 'zweite.json'))).toBe(false);
});

test('wrong usage ends with 2 and the way the command is called', async () => {
  const { code, stderr } = await newPage('--title', 'Probe');
  expect(code).toBe(2);
  expect(stderr).toMatch(/^Ohne Terminal sind --path und --title nötig\.\n\nnpx people-pages new-page \[Optionen\]\n/u);
});

test('material comes from the nearest page of the site', () => {
  const { site } = compileSite(readContent('pages-data'));
  expect(site && materialFor('/live/probe', site)).toMatchObject({
    form: 'contact-form',
    picture: { src: expect.stringMatching(/^\/media\//u) },
  });
});

test.each(['service', 'text', 'landing', 'legal', 'imprint', 'privacy', 'placeholder'] as const)(
  'the template %s fits into the real site',
  (template) => {
    const content = readContent('pages-data');
    const { site } = compileSite(content);
    const wish = { route: '/live/probe', title: 'Probe', ...(site ? materialFor('/live/probe', site) : {}) };
    const page = pageFile(wish, { template, language: 'de' }, '../../schema/page.editor.schema.json');
    const file = { path: page.path, bytes: new TextEncoder().encode(page.content) };
    const { findings } = compileSite({ ...content, files: [...content.files, file] });
    expect(findings.filter(({ file }) => file === page.path)).toEqual([]);
  },
);

test('on a site with mistakes, too, a page speaks its own language, not that of the command', async () => {
  const site = join(folder, '_site/site.json');
  const before = readFileSync(site, 'utf8');
  writeFileSync(site, before.replace('"baseUrl": "https:', '"baseUrl": "ftp:'));
  await newPage('--path', '/anbieter', '--title', 'Anbieter', '--template', 'imprint', '--lang', 'en');
  await newPage('--path', '/en/provider', '--title', 'Provider', '--template', 'imprint');
  writeFileSync(site, before);
  const [german = '', english = ''] = ['anbieter.json', 'en/provider.json'].map((file) =>
    readFileSync(join(folder, file), 'utf8'),
  );
  expect([german.includes('Redaktionell verantwortlich'), english.includes('Responsible for the content')]).toEqual([
    true,
    true,
  ]);
});

test('what is saved while someone answers questions stays', async () => {
  const menu = join(folder, '_site/menu.json');
  const before = readFileSync(menu, 'utf8');
  const running = newPage('--path', '/live/probe-zwischen', '--title', 'Probe zwischen', '--menu', 'live');
  // The command has read the site, and goes on when this does.
  writeFileSync(menu, before.replace('"Security"', '"Sicherheit"'));
  const { code } = await running;
  const after = readFileSync(menu, 'utf8');
  expect({ code, isEntered: after.includes('/live/probe-zwischen') }).toEqual({ code: 0, isEntered: true });
  expect(after).toContain('"Sicherheit"');
  rmSync(join(folder, 'live/probe-zwischen.json'));
  writeFileSync(menu, before);
});
