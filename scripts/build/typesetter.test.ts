import { beforeAll, expect, test } from 'vitest';
import type { TextStyle, Typesetter } from '../../src/pipeline/output/share/typesetter.ts';
import { createTypesetter } from './typesetter.ts';

const headline: TextStyle = { family: 'display', size: 100, weight: 300 };
const at = { x: 0, y: 0 };
let typesetter: Typesetter;

beforeAll(async () => {
  typesetter = await createTypesetter();
});

test('letters of a pair stand closer than alone', () => {
  const { measure } = typesetter;
  expect(measure('AV', headline)).toBeLessThan(measure('A', headline) + measure('V', headline));
});

test('text grows with its size, its tracking between letters', () => {
  const { measure } = typesetter;
  expect(measure('Bühne', { ...headline, size: 50 })).toBeCloseTo(measure('Bühne', headline) / 2);
  expect(measure('Bühne', { ...headline, tracking: 0.1 })).toBeCloseTo(measure('Bühne', headline) + 40);
});

test('weights are drawn', () => {
  expect(typesetter.outline('I', { ...headline, weight: 200 }, at)).not.toBe(typesetter.outline('I', headline, at));
});

test.each([...'äöüßÄÖÜéèàç&„“‚‘–—…€§%™0123456789'])('the fonts have %s', (character) => {
  for (const family of ['display', 'text'] as const) {
    const path = typesetter.outline(character, { ...headline, family }, at);
    expect(path).toMatch(/^M/u);
    expect(path).not.toBe(typesetter.outline('\u{1f600}', { ...headline, family }, at));
  }
});

test('an outline starts where it is put and is the same every time', () => {
  const moved = typesetter.outline('I', headline, { x: 1000, y: 500 });
  expect(Number(/^M([\d.]+)/u.exec(moved)?.[1])).toBeGreaterThan(1000);
  expect(moved).toBe(typesetter.outline('I', headline, { x: 1000, y: 500 }));
});
