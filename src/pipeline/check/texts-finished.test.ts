import { expect, test } from 'vitest';
import { page, problemsOf, siteOf } from '../../../tests/small-site.ts';
import { textsFinished } from './texts-finished.ts';

const saying = (lead: string) =>
  problemsOf(textsFinished, siteOf({ 'live.json': page('Live', [{ type: 'intro', lead }]) }));

test.each([
  'Alles ist gesagt.',
  'Und dann … Vorhang.',
  'Todos los Santos',
  'Die Rechnung folgt am Monatsende.',
  'Wir übernehmen Textarbeit.',
])('accepts „%s“', (lead) => {
  expect(saying(lead)).toEqual([]);
});

test.each([
  'TODO: Preise',
  'Lorem ipsum dolor sit amet',
  'Coming soon',
  'Text folgt',
  'Bilder und Texts folgen, XXX',
  'Das ist Blindtext.',
  'FIXME',
  '…',
  '...',
  '???',
])('rejects „%s“', (lead) => {
  expect(saying(lead)).toEqual(['text-unfinished live.json#/blocks/1/lead']);
});
