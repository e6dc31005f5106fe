import { expect, test } from 'vitest';
import { page, problemsOf, siteOf } from '../../../../tests/small-site.ts';
import { linksElsewhere } from './links-elsewhere.ts';

const cta = (href: string) => ({ type: 'cta', title: 'Mehr', action: { kind: 'link', label: 'Mehr', href } });
const said = (blocks: unknown[], more = {}) =>
  problemsOf(linksElsewhere, siteOf({ 'security.json': page('S'), 'live.json': page('A', blocks), ...more }));

test('a button and a link in a text that lead to their own page are told', () => {
  expect(said([cta('/live'), { type: 'intro', lead: 'Mehr [dazu](/live) und [davon](/security).' }])).toEqual([
    'link-to-itself live.json#/blocks/1/action/href',
    'link-to-itself live.json#/blocks/2/lead',
  ]);
});

test.each(['/security', '/live#preise', '#preise', '/'])('%s leads on', (href) => {
  expect(said([cta(href)])).toEqual([]);
});

test('a shared section may be used by the page that it leads to, but not be given it', () => {
  const section = {
    description: 'Hinweis',
    parameters: [{ name: 'there', description: 'Ziel', example: '/security' }],
    blocks: [cta('/live'), cta('{with.there}')],
  };
  const files = { '_shared/note.json': section };
  expect(said([{ use: 'note', with: { there: '/security' } }], files)).toEqual([]);
  expect(said([{ use: 'note', with: { there: '/live' } }], files)).toEqual([
    'link-to-itself live.json#/blocks/2/action/href',
  ]);
});
