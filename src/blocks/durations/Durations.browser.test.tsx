import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderGerman } from '../../../tests/render-german.ts';
import { GlobalStyle } from '../../design/GlobalStyle.ts';
import { Durations } from './Durations.tsx';
import type { DurationsBlock } from './schema.ts';

afterEach(cleanup);

const block: DurationsBlock = {
  type: 'durations',
  tone: 'dark',
  title: 'Von Tür zu Tür',
  unit: 'minutes',
  ways: [
    {
      title: 'Linie',
      parts: [
        { label: 'Luft', length: 90 },
        { label: 'Boden', length: 180 },
      ],
    },
    {
      title: 'Jet',
      parts: [
        { label: 'Luft', length: 90 },
        { label: 'Boden', length: 60 },
      ],
    },
  ],
  gain: 'früher am Ziel',
};

async function show(width: number, properties: Partial<DurationsBlock> = {}) {
  await page.viewport(width, 900);
  renderGerman(
    <>
      <GlobalStyle />
      <Durations block={{ ...block, ...properties }} />
    </>,
  );
}

/** Left edge and width of a part's bar in percent of the width of all. */
function barOf(term: Element | undefined) {
  const part = term?.parentElement;
  const list = part?.parentElement?.getBoundingClientRect();
  if (!part || !list) throw new Error('no such part');
  const own = part.getBoundingClientRect();
  const { content, width, marginLeft } = getComputedStyle(part, '::after');
  const isDrawn = content !== 'none';
  const left = own.left - list.left + (isDrawn ? Number.parseFloat(marginLeft) : 0);
  return [left, isDrawn ? Number.parseFloat(width) : own.width].map((px) => Math.round((px / list.width) * 100));
}

test.each([390, 820, 1440])(
  'at %i px the bars of both ways are to one scale, the gain ends where the longest does',
  async (width) => {
    await show(width);
    const [air, ground] = ['Luft', 'Boden'].map((label) => screen.getAllByText(label));
    const near = (expected: number[]) => expected.map((value) => expect.toBeOneOf([value - 1, value]));
    expect(air?.map(barOf)).toEqual([near([0, 33]), near([0, 33])]);
    expect(ground?.map(barOf)).toEqual([near([33, 67]), near([33, 22])]);
    expect(barOf(screen.getByText('früher am Ziel'))).toEqual(near([56, 44]));
  },
);

test('on a tablet parts share a line; where one is too short for its name, each has a line of its own', async () => {
  const top = (label: string) => screen.getAllByText(label)[0]?.getBoundingClientRect().top;
  await show(820);
  expect(top('Luft')).toBe(top('Boden'));
  cleanup();
  const parts = [
    { label: 'Luft', length: 90 },
    { label: 'Gepäckausgabe', length: 3 },
  ];
  await show(820, {
    ways: [
      { title: 'Linie', parts },
      { title: 'Jet', parts },
    ],
  });
  expect(top('Luft')).toBeLessThan(top('Gepäckausgabe') ?? 0);
});

test('on a tablet the name of a short gain has all the room below its bar', async () => {
  const way = (title: string, length: number) => ({ title, parts: [{ label: 'stehen', length }] });
  await show(820, { ways: [way('Letzte Tryouts', 75), way('Premiere', 90)], gain: 'noch offen' });
  const name = screen.getByText('noch offen');
  name.style.flexBasis = '100%';
  const [end, wayEnds] = [name, name.closest('li')].map((element) => element?.getBoundingClientRect().right ?? 0);
  expect(end).toBeCloseTo(wayEnds ?? 0, 0);
});

test('on a phone every sum begins at the left edge, however short it is', async () => {
  const way = (title: string, length: number) => ({ title, parts: [{ label: 'stehen', length }] });
  await show(390, { ways: [way('Letzte Tryouts', 60), way('Premiere', 90)], gain: undefined });
  const lefts = ['60\u00a0min', '90\u00a0min'].map((sum) =>
    screen.getByText((_, element) => element?.matches('li p') === true && element.textContent.startsWith(sum)),
  );
  expect(new Set(lefts.map((sum) => Math.round(sum.getBoundingClientRect().left))).size).toBe(1);
});

test('on a tablet a short gain is no higher than the bar that it continues', async () => {
  const ways = [75, 90].map((length) => ({ title: 'Auftritt', parts: [{ label: 'stehen', length }] }));
  await show(820, { ways, gain: 'fehlen noch' });
  const gain = screen.getByText('fehlen noch').parentElement ?? document.body;
  const [bar, rest] = [gain.previousElementSibling ?? gain, gain].map(
    (part) => getComputedStyle(part, '::after').height,
  );
  expect(rest).toBe(bar);
});
