import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { defaultTheme } from '../../src/documents/theme.ts';
import { readFace } from './font-file.ts';
import { fontSource } from './font-source.ts';
import { Output } from './output.ts';
import { makeSiteFonts } from './site-fonts.ts';
import { noStore } from './store.ts';

const media = mkdtempSync(join(tmpdir(), 'fonts-'));
afterAll(() => rmSync(media, { recursive: true, force: true }));
cpSync(fontSource('newsreader'), join(media, 'title.woff2'));
cpSync(fontSource('instrument-sans'), join(media, 'text.woff2'));
cpSync(fontSource('newsreader', 'normal', 'latin-ext'), join(media, 'letters.woff2'));
writeFileSync(join(media, 'broken.woff2'), 'wOF2 and nothing else');

const display = { kind: 'serif', file: '/media/title.woff2' } as const;
const text = { kind: 'sans-serif', file: '/media/text.woff2' } as const;
const fontsOf = (fonts: object) =>
  makeSiteFonts({ ...defaultTheme, fonts: { display, text, ...fonts } }, media, noStore, new Output(media));

test('a site without fonts of its own has the engine’s', async () => {
  expect(await makeSiteFonts(defaultTheme, media, noStore, new Output(media))).toBeUndefined();
});

test('its fonts are cut as the engine’s are, and take the room of what stands in for them', async () => {
  const { rules = '', preloaded = [] } = (await fontsOf({})) ?? {};
  expect(preloaded).toEqual([
    expect.stringMatching(/^\/assets\/display-/u),
    expect.stringMatching(/^\/assets\/text-/u),
  ]);
  const sizes = preloaded.map((file) => readFileSync(join(media, file)).length);
  expect(Math.max(...sizes)).toBeLessThan(30_000);
  expect(rules).toContain('font-weight:200 400');
  expect(rules).toContain('font-weight:400 600');
  expect(rules).toContain('unicode-range:');
  // Measured by hand, GlobalStyle has 103.5 % and 102.1 % for the same fonts against Times and Arial.
  const [serif = 0, sans = 0] = [...rules.matchAll(/size-adjust:([\d.]+)%/gu)].map(([, value]) => Number(value));
  expect(serif).toBeCloseTo(103.5, -0.5);
  expect(sans).toBeCloseTo(102.1, -0.5);
});

test('a weight that the site names is the only one that the file has', async () => {
  const { rules = '', preloaded = [] } = (await fontsOf({ display: { ...display, weight: 700 } })) ?? {};
  expect(rules).toContain("font-family:'Site Display'");
  expect(rules).toContain('font-weight:1 1000');
  expect((await readFace(join(media, preloaded[0] ?? ''))).getAxisInfos()).toEqual({});
});

test('letters of other languages are in a file that is loaded where one of them stands', async () => {
  const { rules = '' } = (await fontsOf({ display: { ...display, file: '/media/letters.woff2' } })) ?? {};
  const [, file = ''] = /url\('([^']+)'\);unicode-range:U\+100-/u.exec(rules) ?? [];
  expect((await readFace(join(media, file))).collectUnicodes()).toContain('ł'.codePointAt(0));
});

test('no file is shipped twice', async () => {
  const { rules = '' } = (await fontsOf({ display: { ...display, italic: display.file } })) ?? {};
  const [normal, italic] = ['weight:200 400;font-d', 'style:italic'].map((end) =>
    [...rules.matchAll(/@font-face\{[^}]+\}/gu)].flatMap(([rule]) =>
      rule.includes(end) ? rule.match(/\/assets[^']+/u) : [],
    ),
  );
  expect(normal).toEqual(italic);
});

test('a font of the system needs no file', async () => {
  const fonts = await fontsOf({ display: { kind: 'rounded' }, text: { kind: 'serif' } });
  expect(fonts).toEqual({ rules: expect.not.stringContaining('@font-face'), preloaded: [] });
  expect(fonts?.rules).toContain('--font-display:ui-rounded');
});

test('a file that is no font is named', async () => {
  await expect(fontsOf({ text: { kind: 'serif', file: '/media/broken.woff2' } })).rejects.toThrow('broken.woff2');
});
