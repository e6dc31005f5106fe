import { expect, test } from 'vitest';
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
  ['live/Angebot.pdf', 'stray-file', undefined],
  ['live/Foto 1.WEBP', 'stray-file', '_media/foto-1.webp'],
  ['_site/menue.json', 'stray-file', '_site/menu.json'],
  ['_site/form/contact.json', 'stray-file', '_site/forms/contact.json'],
  ['_sites/site.json', 'stray-file', '_site/site.json'],
  ['_site/notfound.json', 'stray-file', '_site/not-found.json'],
  ['_site/notizen.md', 'stray-file', undefined],
  ['_Media/live.webp', 'stray-file', '_media/live.webp'],
])('%s is a %s and should be %s', (path, code, nearest) => {
  expect(misplaced(path, new Set([path]))).toMatchObject({ code, file: path, spot: { at: 'file' }, nearest });
});

test('a name that is taken is not suggested', () => {
  expect(misplaced('Security.json', new Set(['Security.json', 'security.json'])).nearest).toBeUndefined();
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
