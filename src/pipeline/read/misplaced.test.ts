import { expect, test } from 'vitest';
import { checkedSite, page } from '../../../tests/small-site.ts';
import type { Problem } from '../../findings/finding.ts';
import { locateFindings } from '../../findings/locate.ts';
import { messageOf } from '../../findings/messages/messages.ts';
import { allowedName, misplaced } from './misplaced.ts';

test.each([
  ['Security.json', 'file-name', 'security.json'],
  ['live/Event Production.json', 'file-name', 'live/event-production.json'],
  ['Live/event.json', 'file-name', 'live/event.json'],
  ['über-uns.json', 'file-name', 'ueber-uns.json'],
  ['live/index.json', 'file-name', 'live.json'],
  ['Index.json', 'file-name', 'index.json'],
  ['security.JSON', 'file-name', 'security.json'],
  ['security.json.json', 'file-name', 'security.json'],
  ['___.json', 'stray-file', undefined],
  ['security.json.txt', 'stray-file', 'security.json'],
  ['security.jsn', 'stray-file', 'security.json'],
  ['security', 'stray-file', undefined],
  ['.security.json', 'file-hidden', 'security.json'],
  ['live/.show.json', 'file-hidden', 'live/show.json'],
  ['.later/live/..gala.json', 'file-hidden', 'later/live/gala.json'],
  ['_site/.menu.json', 'file-hidden', '_site/menu.json'],
  ['_site/forms/.contact.json', 'file-hidden', '_site/forms/contact.json'],
  ['live/Angebot.pdf', 'stray-file', undefined],
  ['live/Foto 1.WEBP', 'stray-file', '_media/foto-1.webp'],
  ['_site/menue.json', 'stray-file', '_site/menu.json'],
  ['_site/form/contact.json', 'stray-file', '_site/forms/contact.json'],
  ['_site/forms/contact.JSON', 'stray-file', '_site/forms/contact.json'],
  ['_site/en/forms/Contact form.json', 'stray-file', '_site/en/forms/contact-form.json'],
  ['_sites/site.json', 'stray-file', '_site/site.json'],
  ['_site/notfound.json', 'stray-file', '_site/not-found.json'],
  ['_site/notizen.md', 'stray-file', undefined],
  ['_Media/live.webp', 'stray-file', '_media/live.webp'],
])('%s is a %s and should be %s', (path, code, nearest) => {
  expect(misplaced(path, new Set([path]))).toMatchObject({ code, file: path, spot: { at: 'file' }, nearest });
});

const said = (path: string, ...others: string[]) => {
  const { nearest, ...problem } = misplaced(path, new Set([path, ...others]));
  const [finding] = locateFindings([{ ...problem, nearest } as Problem], new Map());
  return finding && messageOf(finding, 'de').remedy;
};

test.each([
  [
    'live/index.json',
    'live.json',
    'Startseiten heißen index.json, jede andere Seite wie ihre Adresse. Die Datei „live.json“ gibt es schon: Löschen Sie eine der beiden.',
  ],
  [
    'Security.json',
    'security.json',
    'Verwenden Sie nur Kleinbuchstaben, Ziffern und einzelne Bindestriche. Die Datei „security.json“ gibt es schon: Löschen Sie eine der beiden.',
  ],
  ['_site/menue.json', '_site/menu.json', 'Die Datei „_site/menu.json“ gibt es schon: Löschen Sie eine der beiden.'],
])('%s beside %s, which is taken', (path, other, remedy) => {
  expect(said(path, other)).toBe(remedy);
});

test.each([
  [
    '_site/speisen.json',
    'Ist sie eine Seite, verschieben Sie sie aus _site heraus; sonst löschen Sie sie: In _site gehören site.json, menu.json, not-found.json, form-page.json, thank-you.json, redirects.json, words.json, theme.json und der Ordner forms.',
  ],
  [
    '_entwurf/haus.json',
    'Verschieben Sie sie: Mit „_“ beginnen nur die Ordner _site, _shared und _media. Ein Entwurf ist eine Seite mit "draft": true.',
  ],
  [
    '.haus.json',
    'Soll sie gelten, nennen Sie sie haus.json; sonst löschen Sie sie. Ein Entwurf ist eine Seite mit "draft": true.',
  ],
  ['_site/forms/.gast.json', 'Soll sie gelten, nennen Sie sie _site/forms/gast.json; sonst löschen Sie sie.'],
  [
    'live/Angebot.pdf',
    'Verschieben oder löschen Sie sie: Seiten enden auf .json, Bilder und Videos gehören nach _media.',
  ],
])('where %s belongs', (path, remedy) => {
  expect(said(path)).toBe(remedy);
});

test.each([
  ['/media/Foto 1.webp', '/media/foto-1.webp'],
  ['/media/Team Größe/Büro_1.JPG', '/media/team-groesse/buero-1.jpg'],
  ['/media/live.webp', '/media/live.webp'],
  ['/media/notizen.docx', undefined],
  ['/media/___.webp', undefined],
])('media file %s may be called %s', (path, name) => {
  expect(allowedName(path)).toBe(name);
});

test('a hidden page is a warning, and is met by no link', () => {
  const link = { type: 'cta', title: 'Weiter', action: { kind: 'link', label: 'Zur Bühne', href: '/live' } };
  const { findings } = checkedSite({ '.live.json': page('Live'), 'show.json': page('Show', [link]) });
  expect(findings.map(({ code, file, severity }) => [code, file, severity])).toEqual([
    ['file-hidden', '.live.json', 'warning'],
    ['link-target-missing', 'show.json', 'error'],
  ]);
});

test('of a hidden folder pages are told, not the settings of a program', () => {
  const { findings } = checkedSite({ '.later/live.json': page('Live'), '.vscode/settings.json': {} });
  expect(findings.map(({ code, file }) => [code, file])).toEqual([['file-hidden', '.later/live.json']]);
});

test.each(['.live.json', 'Thumbs.db'])('%s keeps no check from speaking', (path) => {
  const { findings } = checkedSite({ [path]: {}, 'show.json': page('Show') });
  expect(findings.map(({ file, code }) => [file, code])).toContainEqual(['show.json', 'page-unreachable']);
});
