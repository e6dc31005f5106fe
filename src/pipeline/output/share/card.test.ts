import { expect, test } from 'vitest';
import { type Card, drawCard } from './card.ts';
import type { Typesetter } from './typesetter.ts';

const typesetter: Typesetter = {
  measure: (text, { size }) => (text.length * size) / 2,
  outline: (text) => `<${text}>`,
};
const drawing = { viewBox: '0 0 10 10', content: '<path d="M0 0"/>' };
const day: Card = { headline: 'Styling', line: 'Bühne', slogan: 'FÜR MENSCHEN.', mood: 'day' };
const draw = (card: Card) => drawCard(card, { mark: drawing, wordmark: drawing }, typesetter);

test('a card is 1200 × 630', () => {
  expect(draw(day).svg).toMatch(/^<svg xmlns="[^"]+" width="1200" height="630" viewBox="0 0 1200 630">/u);
});

test('words are outlines: the drawing asks for no font', () => {
  const { svg } = draw(day);
  expect(svg).not.toMatch(/<text|font/u);
  expect(svg).toContain('d="<Styling>"');
});

test('by day the picture stands at the right on bone, by night it rises out of the dark', () => {
  expect(draw(day)).toMatchObject({ ground: '#f2eadf', picture: { left: 620, width: 580, height: 630 } });
  const night = draw({ ...day, mood: 'night' });
  expect(night).toMatchObject({ ground: '#1a100a', picture: { left: 470, width: 730, height: 630 } });
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
