import { expect, test } from 'vitest';
import { sampleSite } from '../../../../tests/sample-site.ts';
import { checkedSite, form, menu, page } from '../../../../tests/small-site.ts';
import { twoLanguages } from '../../../../tests/two-languages.ts';

const found = (files: Readonly<Record<string, unknown>>) =>
  checkedSite(files).findings.map(({ code, file, nearest }) => [code, file, nearest]);

const section = { description: 'Das Team', blocks: [{ type: 'intro', lead: 'Wir sind zu dritt.' }] };
const live = page('Live', [], { unlisted: true });

test.each([
  ['a form among pages', 'rueckruf.json', form('callback'), '_site/forms/rueckruf.json'],
  ['a page among forms', '_site/forms/live.json', live, 'live.json'],
  ['a page among sections', '_shared/live.json', live, 'live.json'],
  ['a section among pages', 'team.json', { ...section, parameters: [] }, '_shared/team.json'],
  [
    'a section whose schema says so',
    'team.json',
    { $schema: '../schema/section.schema.json', ...section },
    '_shared/team.json',
  ],
  ['colours among pages', 'farben.json', { colors: { brand: '#1f4e79' } }, '_site/theme.json'],
  ['redirects among pages', 'alt.json', { redirects: [{ from: '/alt', to: '/' }] }, '_site/redirects.json'],
  ['a form that is not finished', 'a.json', { ...form('callback'), fields: [], widht: 'sm' }, '_site/forms/a.json'],
])('%s is one finding, and says where it belongs', (_, file, document, place) => {
  expect(found({ [file]: document })).toEqual([['document-elsewhere', file, place]]);
});

test('a form that is not finished is one without the name of its schema, too', () => {
  const { success: _, ...unfinished } = form('callback');
  expect(found({ 'a.json': { ...unfinished, subtitle: 'Wir rufen an.', width: 'sm' } })).toEqual([
    ['document-elsewhere', 'a.json', '_site/forms/a.json'],
  ]);
});

test('in the folder of a language it belongs into that of the same', () => {
  const files = { ...twoLanguages, 'en/callback.json': form('callback') };
  expect(found(files)).toEqual([['document-elsewhere', 'en/callback.json', '_site/en/forms/callback.json']]);
});

test('where a document lies already, its author has to choose', () => {
  expect(found({ 'menue.json': menu() })).toEqual([['document-elsewhere', 'menue.json', undefined]]);
  expect(found({ 'firma.json': sampleSite })).toEqual([['document-elsewhere', 'firma.json', undefined]]);
});

test('a form that lies elsewhere is not missed by those who open it', () => {
  const files = { 'live.json': page('Live', [{ type: 'form', form: { formId: 'callback' } }], { unlisted: true }) };
  expect(found({ ...files, 'rueckruf.json': form('callback') })).toEqual([
    ['document-elsewhere', 'rueckruf.json', '_site/forms/rueckruf.json'],
  ]);
});

test.each([
  ['a page that is hardly begun', { title: 'Live', subtitle: 'Eine Seite mit einer Angabe von Formularen.' }],
  ['a page without its blocks', { title: 'Live', description: 'Eine Seite ohne Blöcke.' }],
  ['a page with a property of a form', { ...live, success: {} }],
  ['a page that names the schema of a form', { ...live, $schema: '../schema/form.schema.json' }],
  ['a list', []],
])('%s is still a page', (_, document) => {
  expect(found({ 'live.json': document }).map(([code]) => code)).not.toContain('document-elsewhere');
});

test('words without their group are no menu', () => {
  const findings = checkedSite({ '_site/words.json': { contact: 'So erreichen Sie uns' } }).findings;
  expect(findings.map(({ code, pointer }) => [code, pointer])).toEqual([['unknown-property', '/contact']]);
});
