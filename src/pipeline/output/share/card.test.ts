import { expect, test } from 'vitest';
import { defaultColors } from '../../../design/theme.ts';
import { type Card, drawGround, drawWords } from './card.ts';
import type { Typesetter } from './typesetter.ts';

const typesetter: Typesetter = {
  measure: (text, { size }) => (text.length * size) / 2,
  outline: (text) => `<${text}>`,
};
const drawing = { viewBox: '0 0 10 10', content: '<path d="M0 0"/>' };
const day: Card = { headline: 'Styling', line: 'Bühne', slogan: 'FÜR MENSCHEN.', mood: 'day', language: 'de' };
const colors = { ...defaultColors, ground: '#f2eadf', stage: '#1a100a' };
const brand = { mark: drawing, wordmark: drawing, colors };
const draw = (card: Card) => drawWords(card, colors, typesetter);

test('a ground is 1200 × 630', () => {
  expect(drawGround('day', brand).svg).toMatch(
    /^<svg xmlns="[^"]+" width="1200" height="630" viewBox="0 0 1200 630">/u,
  );
});

test('words are outlines: the drawing asks for no font', () => {
  const { svg } = draw(day);
  expect(svg).not.toMatch(/<text|font/u);
  expect(svg).toContain('d="<Styling>"');
});

test.each([day, { ...day, headline: 'Sponsorship' }, { ...day, mood: 'night', slogan: undefined } as const])(
  'words keep to a box on the card, which reaches its foot',
  (card) => {
    const { box, svg } = draw(card);
    expect(svg).toContain(`viewBox="${box.left} ${box.top} ${box.width} ${box.height}"`);
    expect(box.top + box.height).toBe(630);
    expect(box.left + box.width).toBeLessThanOrEqual(1200);
  },
);

test('by day the picture stands at the right on bone, by night it rises out of the dark', () => {
  expect(drawGround('day', brand)).toMatchObject({
    color: '#f2eadf',
    picture: { left: 620, width: 580, height: 630 },
  });
  const night = drawGround('night', brand);
  expect(night).toMatchObject({ color: '#1a100a', picture: { left: 470, width: 730, height: 630 } });
  expect(night.svg).toContain('linearGradient');
});

test('where a headline runs into the picture, its ground cuts a corner out of it that is wide enough to be meant', () => {
  const cornerOf = ({ svg }: { svg: string }) => /<path fill="#f2eadf" d="M620 \d+H(\d+)V630H620z"/u.exec(svg)?.[1];
  expect(cornerOf(draw(day))).toBeUndefined();
  expect(cornerOf(draw({ ...day, headline: 'Sponsorship' }))).toBe('672');
  expect(cornerOf(draw({ ...day, headline: 'Sponsorsh', line: 'x'.repeat(35) }))).toBe('668');
});

test('the same page gives the same drawing', () => {
  expect(draw(day)).toEqual(draw({ ...day }));
});
