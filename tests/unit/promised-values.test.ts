import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DELIVERY } from '../../mail/delivery/smtp.ts';
import { GRACE_MS } from '../../server/serve.ts';
import { HOVER } from '../../src/blocks/videoHero/areas/useAreas.ts';
import { LINE } from '../../src/blocks/videoHero/rise.ts';
import { behaviour } from '../../src/design/behaviour.ts';
import { behaviour as carousel } from '../../src/design/carousel/behaviour.ts';
import { TIMEOUT } from '../../src/design/form/send.ts';
import { formWidth } from '../../src/design/form/styles.ts';
import { behaviour as menu } from '../../src/design/menu/behaviour.ts';
import { GLIDE } from '../../src/design/menu/useOpenedFirst.ts';
import { breakpoint, color } from '../../src/design/tokens.ts';
import { formSchema } from '../../src/documents/form.ts';
import { behaviour as popup } from '../../src/site/popup/behaviour.ts';

/** What docs/requirements.md gives as a number. Tests of the parts count with these constants; here is what they are. */

test('R-PRELOADER-1 to R-PRELOADER-5: the curtain', () => {
  expect(behaviour.preloader).toEqual({
    navigationDelay: 1000,
    hideDelay: 100,
    closing: 450,
    opening: 550,
    fade: 120,
    watchdog: 3000,
  });
});

test('R-CAROUSEL-1 to R-CAROUSEL-7, R-HOME-7: the carousel', () => {
  expect(carousel).toEqual({
    autoAdvance: 5000,
    card: 288,
    step: 312,
    swipeOffset: 50,
    swipeVelocity: 200,
    elasticity: 0.12,
    autoplayPause: 10_000,
    dragCleared: 20,
  });
});

test('R-HEADER-2, R-HEADER-3, R-HEADER-6: the header', () => {
  expect(behaviour.header).toMatchObject({ compactAfter: 40, heroPart: 0.8 });
  expect(behaviour.logo).toEqual({ shortest: 300, longest: 400 });
});

test('R-MENU-8, R-MENU-10, R-MENU-11: the menu', () => {
  expect(HOVER).toEqual({ open: 80, close: 300 });
  expect(GLIDE).toBe(400);
  expect(menu).toEqual({ firstLevelMaxHeight: 340, minWidth: 220, maxWidth: 320 });
});

test('R-HOME-2: the lines of the headline', () => {
  expect(LINE).toEqual({ duration: 900, stagger: 80 });
});

test('R-POPUP-3, R-POPUP-7: the popup', () => {
  expect({ ...popup, TIMEOUT }).toEqual({ thanks: 3000, TIMEOUT: 15_000 });
});

test('R-LOOK-2, R-LOOK-4, R-LOOK-8: tints, breakpoint, widths of the popup', () => {
  const tints = [color.brand10, color.brand20, color.brand30, color.brand50, color.brand90];
  expect(tints).toEqual([0.1, 0.2, 0.3, 0.5, 0.9].map((part) => `rgb(var(--rgb-brand) / ${part})`));
  expect(breakpoint.mobile).toBe(768);
  expect(Object.values(formWidth).map((width) => 16 * Number.parseFloat(width))).toEqual([420, 560, 720, 960]);
  expect(formSchema.shape.width.parse(undefined)).toBe('md');
});

test('R-MAIL-10: 5 s to connect to a mail server, 15 s in all, and no shorter limit', () => {
  expect(DELIVERY).toEqual({ connect: 5_000, total: 15_000 });
});

test('R-RELIABLE-6: a server that is told to stop drains for 10 s', () => {
  expect(GRACE_MS).toBe(10_000);
});

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/u.test(path) && !path.includes('.test.'))
  .map((path) => ({ path, text: readFileSync(`src/${path}`, 'utf8') }));
const having = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

test('R-LOOK-3: no text stands on tints of 30 % or 50 %', () => {
  expect(
    having(/background[^;{}]*color\.brand(?:30|50)|--(?:ground|raised|tint|button): \$\{color\.brand(?:30|50)\}/u),
  ).toEqual([]);
});

test('R-CONTENT-2: no rule that a JSON Schema cannot say', () => {
  const schemas = /^(?:fields|documents|blocks\/\w+\/schema\.ts)/u;
  const found = having(/\.(?:refine|superRefine|transform|trim|overwrite)\(|z\.(?:url|email|preprocess)\(/u);
  expect(found.filter((path) => schemas.test(path) && path !== 'documents/day.ts')).toEqual([]);
});

test('R-A11Y-4: a focus ring of 2 px', () => {
  expect(readFileSync('src/design/GlobalStyle.ts', 'utf8')).toMatch(/:focus-visible \{ outline: 2px solid/u);
});

test('R-SECURITY-3: no component writes HTML by itself', () => {
  expect(having(/dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=[^=]|insertAdjacentHTML/u)).toEqual([]);
});
