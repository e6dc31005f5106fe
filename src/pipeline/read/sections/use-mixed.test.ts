import { expect, test } from 'vitest';
import { checkedSite, page } from '../../../../tests/small-site.ts';

const call = {
  description: 'Schlussaufruf',
  parameters: [{ name: 'question', description: 'Frage', default: 'Was steht an?' }],
  blocks: [{ type: 'intro', lead: '{with.question}' }],
};
const found = (entry: object) =>
  checkedSite({ '_shared/call.json': call, 'live.json': page('Live', [entry], { unlisted: true }) }).findings.flatMap(
    (finding) =>
      finding.code === 'section-unused'
        ? []
        : [[finding.code, finding.pointer, finding.code === 'use-mixed' ? finding.details : finding.nearest]],
  );

test.each([
  ['a type', { type: 'cta', use: 'call' }, 'type', ['type'], true],
  [
    'the properties of a block',
    { use: 'call', type: 'intro', lead: 'A', tone: 'dark' },
    'type',
    ['type', 'lead', 'tone'],
    true,
  ],
  ['a type, and no such section', { use: 'cal', type: 'intro', lead: 'A' }, 'type', ['type', 'lead'], true],
  ['a tone', { use: 'call', tone: 'dark', lang: 'en' }, 'tone', ['tone', 'lang'], false],
])('%s beside `use` is one finding', (_, entry, key, names, isBlock) => {
  expect(found(entry)).toEqual([['use-mixed', `/blocks/1/${key}`, { names, isBlock }]]);
});

test('a parameter beside `use` belongs into `with`, a mistyped name is told as such', () => {
  expect(found({ use: 'call', question: 'Wann?', with: {} })).toEqual([
    ['unknown-property', '/blocks/1/question', undefined],
  ]);
  expect(found({ use: 'call', wiht: {} })).toEqual([['unknown-property', '/blocks/1/wiht', 'with']]);
});
