import { expect, test } from 'vitest';
import { checkedSite, page, problemsOf, siteOf } from '../../../tests/small-site.ts';
import { propertiesEffective } from './properties-effective.ts';

const image = { src: '/media/stage.webp', alt: 'Bühne im Aufbau' };
const months = [
  { label: 'Monat 1', text: 'Rahmenplan.', from: 1, length: 1 },
  { label: 'Monat 2', text: 'Entwurf.', from: 2, length: 1 },
];
const features = ['A', 'B'].map((title) => ({ title, description: 'A' }));
const live = (block: object) => siteOf({ 'live.json': page('A', [{ title: 'A', ...block }]) });

test.each([
  ['a value that the other one asks for', { type: 'chronicle', layout: 'schedule', entries: months }],
  ['a property beside which the other one is missing', { type: 'cardCarousel', columns: 2, features }],
  ['a property beside a switch that is off', { type: 'cardCarousel', columns: 2, autoplay: false, features }],
  ['a switch that is off itself', { type: 'textImage', ratio: 'band', overlap: false, paragraphs: ['A'], image }],
  ['the one layout that needs no picture', { type: 'hero', layout: 'text' }],
])('accepts %s', (_, block) => {
  expect(problemsOf(propertiesEffective, live(block))).toEqual([]);
});

const at = 'property-without-effect live.json#/blocks/1';

test.each([
  [
    'properties of list entries, once a list, where the other one has its default',
    { type: 'chronicle', entries: months },
    [`${at}/entries/0/from`, `${at}/entries/0/length`],
  ],
  [
    'a property of a group',
    { type: 'process', step1: { title: 'A' }, step2: { title: 'B', image } },
    [`${at}/step2/image`],
  ],
  [
    'a property beside one that is on',
    { type: 'cardCarousel', columns: 2, autoplay: true, features },
    [`${at}/columns`],
  ],
  ['a value that needs another property', { type: 'hero', layout: 'wide' }, [`${at}/layout`]],
])('warns of %s', (_, block, findings) => {
  expect(problemsOf(propertiesEffective, live(block))).toEqual(findings);
});

test.each([
  ['has an unknown value', { type: 'hero', layout: 'full-width', image }, 'unknown-value'],
  ['is misspelt', { type: 'hero', lyaout: 'full', image }, 'unknown-property'],
  [
    'has one, beside a list whose entries it decides about',
    { type: 'chronicle', layout: 'shedule', entries: months },
    'unknown-value',
  ],
])('says nothing while the other one %s', (_, block, code) => {
  const { findings } = checkedSite({ 'live.json': page('A', [{ title: 'A', ...block }], { unlisted: true }) }, [
    'stage.webp',
  ]);
  expect(findings.filter(({ file }) => file === 'live.json').map((finding) => finding.code)).toEqual([code]);
});
