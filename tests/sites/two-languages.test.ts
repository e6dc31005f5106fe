import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readMailSettings } from '../../mail/settings/settings.ts';
import { settingsFor } from '../../server/capture/fixture.ts';
import type { Serving } from '../../server/serve.ts';
import { startServer } from '../../server/start.ts';
import { replaceFile, writeFile } from '../../src/files/write.ts';
import { markupFaultsIn } from '../site/validator.ts';

/** A new site in English that gets a German edition, with a form in both: built and served as any site is. */
let folder: string;
let built: ReturnType<typeof command>;
let server: Serving;

const command = (...args: string[]) =>
  spawnSync(process.execPath, ['scripts/people-pages.mjs', ...args, '--lang', 'en'], {
    env: { ...process.env, NO_COLOR: '1' },
    encoding: 'utf8',
  });
const dist = () => join(folder, 'dist');
const html = (file: string) => readFileSync(join(dist(), file), 'utf8');
const pages = () => join(folder, 'pages-data');

const fields = (name: string, day: string) => [
  { name: 'name', label: name, type: 'text', required: true },
  { name: 'email', label: 'E-mail', type: 'email', required: true },
  { name: 'day', label: day, type: 'date', required: true },
];
const confirmation = (subject: string, text: string) => ({ subject, paragraphs: [text] });
const hero = (title: string) => ({ type: 'hero', layout: 'text', title });
const form = { type: 'form', form: { formId: 'passage' } };

/** What makes the site one in two languages; objects are laid over what `create` has written. */
const edition: Record<string, object> = {
  '_site/site.json': { languages: ['en', 'de'] },
  '_site/forms/passage.json': {
    name: 'passage',
    title: 'Book a passage',
    fields: fields('Your name', 'Day of the passage'),
    success: { title: 'Thank you', text: 'The ferry waits for you.' },
    confirmation: confirmation('Your passage', 'We have kept a seat for you.'),
  },
  '_site/de/forms/passage.json': {
    name: 'passage',
    title: 'Überfahrt buchen',
    submitLabel: 'Absenden',
    fields: fields('Ihr Name', 'Tag der Überfahrt'),
    success: { title: 'Vielen Dank', text: 'Die Fähre wartet auf Sie.' },
    confirmation: confirmation('Ihre Überfahrt', 'Ein Platz ist für Sie frei gehalten.'),
  },
  '_site/de/site.json': {
    slogan: 'Gut hinüber.',
    addresses: { forms: '/de/formular', thanks: '/de/formular/danke' },
  },
  '_site/de/menu.json': { areas: [{ title: 'Überfahrt', path: '/de/ueberfahrt' }] },
  '_site/de/not-found.json': {
    title: 'Nicht gefunden',
    description: 'Unter dieser Adresse gibt es keine Seite. Von hier führt ein Weg zurück an den Anleger der Fähre.',
    noindex: true,
    blocks: [{ type: 'notFound', code: '404', title: 'Leer', links: [{ label: 'Zum Anfang', href: '/de' }] }],
  },
  'contact.json': { blocks: [hero('Book a passage'), form] },
  'de/index.json': {
    title: 'Die Fähre im Norden',
    description: 'Von Ufer zu Ufer in zwölf Minuten: Fahrplan, Preise und Plätze der Fähre, die auch im Winter fährt.',
    blocks: [hero('Von Ufer zu Ufer')],
  },
  'de/ueberfahrt.json': {
    title: 'Überfahrt buchen',
    description:
      'Ein Platz auf der Fähre: Nennen Sie Ihren Namen und den Tag, an dem Sie übersetzen möchten, wir halten ihn frei.',
    translationOf: '/contact',
    blocks: [hero('Platz an Bord'), form],
  },
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'two-languages-'));
  command('create', folder, '--name', 'Ferry North', '--language', 'en');
  for (const [path, more] of Object.entries(edition)) {
    const file = join(pages(), path);
    const before =
      path.startsWith('_site/site') || path === 'contact.json' ? JSON.parse(readFileSync(file, 'utf8')) : {};
    const text = JSON.stringify({ ...before, ...more });
    if (Object.keys(before).length > 0) replaceFile(file, text);
    else writeFile(file, text);
  }
  built = command('build', '--pages', pages(), '--out', dist(), '--no-compression');
  if (built.status !== 0) throw new Error(built.stdout + built.stderr);
  const mail = readMailSettings({});
  if ('problem' in mail) throw new Error(mail.problem.en);
  server = await startServer(dist(), { ...settingsFor(join(folder, 'data/site.db')), mail }, () => {});
});
afterAll(async () => {
  await server?.stop(0);
  rmSync(folder, { recursive: true, force: true });
});

test('it has no finding, and pages of both languages', () => {
  expect(built.stdout).toContain('6 pages checked: 0 errors, 0 warnings.');
});

test('twins name each other, the first language is that of everybody else', () => {
  for (const [file, language] of [
    ['contact.html', 'en'],
    ['de/ueberfahrt.html', 'de'],
  ] as const) {
    expect(html(file)).toContain(`<html lang="${language}">`);
    const alternates = [...html(file).matchAll(/rel="alternate" hreflang="([^"]+)" href="https:\/\/[^/]+([^"]*)"/gu)];
    expect(Object.fromEntries(alternates.map(([, name, path]) => [name, path]))).toEqual({
      en: '/contact',
      de: '/de/ueberfahrt',
      'x-default': '/contact',
    });
  }
});

test.each([
  ['/form/passage', '/de/formular/passage'],
  ['/form/thanks/passage', '/de/formular/danke/passage'],
])('%s and %s lead to each other', (english, german) => {
  expect(html(`${english}.html`)).toMatch(new RegExp(`<a(?=[^>]* hrefLang="de")[^>]* href="${german}"`, 'u'));
  expect(html(`${german}.html`)).toMatch(new RegExp(`<a(?=[^>]* hrefLang="en")[^>]* href="${english}"`, 'u'));
});

test('forms, their pages and the page that thanks are in their language', () => {
  expect(html('form/passage.html')).toContain('Day of the passage');
  expect(html('de/formular/passage.html')).toContain('Tag der Überfahrt');
  expect(html('de/ueberfahrt.html')).toContain('Absenden');
  expect(html('contact.html')).not.toMatch(/Absenden|Überfahrt|freiwillig/u);
  for (const [file, language, title, text] of [
    ['form/thanks/passage.html', 'en', 'Thank you', 'The ferry waits for you.'],
    ['de/formular/danke/passage.html', 'de', 'Vielen Dank', 'Die Fähre wartet auf Sie.'],
  ] as const) {
    expect(html(file)).toContain(`<html lang="${language}">`);
    expect(html(file)).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`, 'u'));
    expect(html(file)).toContain(text);
  }
});

test('documents of both languages are valid HTML', async () => {
  const files = ['contact.html', 'de.html', 'de/ueberfahrt.html', 'de/formular/passage.html'];
  expect((await Promise.all(files.map((file) => markupFaultsIn(join(dist(), file))))).flat()).toEqual([]);
});

/** The places of the form in both languages: its page, and where a browser without JavaScript sends it. */
const places = [
  { page: '/contact', to: '/form/thanks/passage', email: 'ida@example.org' },
  { page: '/de/ueberfahrt', to: '/de/formular/danke/passage', email: 'ole@example.org' },
];

const post = async (values: Record<string, string>) =>
  Promise.all(
    places.map(async ({ page, to, email }) => {
      const body = new URLSearchParams({ 'form-name': 'passage', page, email, ...values });
      const answer = await fetch(server.address + to, {
        method: 'POST',
        headers: { 'sec-fetch-site': 'same-origin' },
        body,
      });
      return answer.text();
    }),
  );

test('what is missing is told in the language of the page', async () => {
  const [english = '', german = ''] = await post({ name: 'Ida' });
  expect(english).toContain('<html lang="en">');
  expect(english).toContain('Day of the passage is required');
  expect(english).not.toContain('Überfahrt');
  expect(german).toContain('<html lang="de">');
  expect(german).toContain('Tag der Überfahrt ist erforderlich');
});

test('who posts a form is thanked and written to in its language; days read as they do there', async () => {
  const [english = '', german = ''] = await post({ name: 'Ida', day: '2027-03-14' });
  expect(english).toContain('<html lang="en">');
  expect(english).toContain('The ferry waits for you.');
  expect(german).toContain('<html lang="de">');
  expect(german).toContain('Die Fähre wartet auf Sie.');
  const outbox = join(folder, 'data/outbox');
  const letters = () => readdirSync(outbox).filter((name) => name.endsWith('.eml'));
  await expect.poll(() => letters().length, { timeout: 20_000 }).toBe(4);
  const mails = await Promise.all(letters().map((name) => PostalMime.parse(readFileSync(join(outbox, name)))));
  const confirmations = mails.filter(({ to }) => to?.[0]?.address?.endsWith('@example.org'));
  expect(confirmations.map(({ subject }) => subject).sort()).toEqual(['Ihre Überfahrt', 'Your passage']);
  const notices = mails.filter((mail) => !confirmations.includes(mail)).map(({ text = '' }) => text);
  expect(notices.find((text) => text.includes('Tag der Überfahrt'))).toContain('14. März 2027');
  expect(notices.find((text) => text.includes('Day of the passage'))).toContain('14 March 2027');
});

test('an unknown address answers in the language of its path', async () => {
  expect(await (await fetch(`${server.address}/de/nirgends`)).text()).toContain('<html lang="de">');
  expect(await (await fetch(`${server.address}/nowhere`)).text()).toContain('<html lang="en">');
});
