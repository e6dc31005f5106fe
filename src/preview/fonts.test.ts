import { expect, test } from 'vitest';
import type { Theme } from '../documents/theme.ts';
import { uncutFonts } from './fonts.ts';

const themeWith = (weight: number | undefined) =>
  ({
    fonts: {
      display: { kind: 'serif', file: '/media/serif.woff2', ...(weight && { weight }) },
      text: { kind: 'sans-serif' },
    },
  }) as Theme;

test('a font is drawn in the weight that the theme names, as on the finished site, else in any that it has', () => {
  expect(uncutFonts(themeWith(560))).toContain('font-weight:560;');
  expect(uncutFonts(themeWith(undefined))).toContain('font-weight:100 900;');
});
