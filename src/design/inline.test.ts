import { expect, test } from 'vitest';
import { inlineLinks, parseInline } from './inline.ts';

test.each([
  ['nur Text', [{ kind: 'text', text: 'nur Text' }]],
  [
    'ein *Wort* betont',
    [
      { kind: 'text', text: 'ein ' },
      { kind: 'emphasis', parts: [{ kind: 'text', text: 'Wort' }] },
      { kind: 'text', text: ' betont' },
    ],
  ],
  ['[hier](/x)', [{ kind: 'link', text: 'hier', href: '/x' }]],
  [
    'per E-Mail-Adresse und Run-through',
    [
      { kind: 'text', text: 'per ' },
      { kind: 'whole', text: 'E-Mail' },
      { kind: 'text', text: '-Adresse und Run-through' },
    ],
  ],
  ['Künstler*innen und Kund*innen', [{ kind: 'text', text: 'Künstler*innen und Kund*innen' }]],
  ['5 * 3', [{ kind: 'text', text: '5 * 3' }]],
  [
    '*siehe [hier](/x)*',
    [
      {
        kind: 'emphasis',
        parts: [
          { kind: 'text', text: 'siehe ' },
          { kind: 'link', text: 'hier', href: '/x' },
        ],
      },
    ],
  ],
  ['', []],
])('splits %j', (source, parts) => {
  expect(parseInline(source)).toEqual(parts);
});

test('names the targets of all links, also of one inside emphasis', () => {
  expect(inlineLinks('[a](/a) und *dann [b](/b#c)*')).toEqual(['/a', '/b#c']);
});
