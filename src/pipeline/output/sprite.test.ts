import { expect, test } from 'vitest';
import { iconsNamedIn, iconsOf, spriteOf } from './sprite.ts';

const sprite = `<svg xmlns="http://www.w3.org/2000/svg">
<symbol id="arrow-right" viewBox="0 0 24 24"><path d="M5 12h14" /></symbol>
<symbol id="map" viewBox="0 0 24 24"><path d="M1 1" /></symbol>
<symbol id="map-pin" viewBox="0 0 24 24"><path d="M2 2" /></symbol>
<symbol id="x" viewBox="0 0 24 24"><path d="M3 3" /></symbol>
</svg>
`;

test('a sprite tells the names of its icons', () => {
  expect([...iconsOf(sprite)]).toEqual(['arrow-right', 'map', 'map-pin', 'x']);
});

test('only the icons that are named stay', () => {
  expect(spriteOf(sprite, new Set(['map', 'x', 'unknown']))).toBe(`<svg xmlns="http://www.w3.org/2000/svg">
<symbol id="map" viewBox="0 0 24 24"><path d="M1 1" /></symbol>
<symbol id="x" viewBox="0 0 24 24"><path d="M3 3" /></symbol>
</svg>
`);
});

test.each([
  ['<Icon name="arrow-right" size="1rem" />', ['arrow-right']],
  ["<Icon name={open ? 'x' : 'map'} />", ['x', 'map']],
  ["const GLYPHS = { close: 'x', away: `arrow-right` };", ['x', 'arrow-right']],
  ["'x' 'x'", ['x']],
])('components name icons: %s', (code, names) => {
  expect(iconsNamedIn(code, iconsOf(sprite))).toEqual(names);
});

test.each(['<Icon name={card.icon} />', "'maps'", 'x', '"map\'', "import './x.ts'"])('no icon is named: %s', (code) => {
  expect(iconsNamedIn(code, iconsOf(sprite))).toEqual([]);
});
