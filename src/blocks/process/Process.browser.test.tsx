import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderGerman } from '../../../tests/render-german.ts';
import { GlobalStyle } from '../../design/GlobalStyle.ts';
import { BlockContext } from '../context.tsx';
import { sampleContext } from '../testing.tsx';
import { Process } from './Process.tsx';
import type { ProcessBlock } from './schema.ts';

const block: ProcessBlock = {
  type: 'process',
  tone: 'sand',
  variant: 'line',
  title: 'Drei Schritte',
  step1: { title: 'Anrufen' },
  step2: { title: 'Planen', description: 'Mehr unter [Styling](/styling).' },
  step3: { title: 'Abreisen', description: 'Wir holen Sie ab. '.repeat(40) },
};

async function shown(width: number, process = block) {
  await page.viewport(width, 800);
  const { container } = renderGerman(
    <BlockContext value={sampleContext}>
      <GlobalStyle />
      <Process block={process} />
    </BlockContext>,
  );
  const discs = [...container.querySelectorAll<HTMLElement>('[aria-hidden="true"] > span')];
  const [disc] = discs;
  if (!disc) throw new Error('There is no disc');
  return { disc, discs };
}

const step = (title: string) => {
  const item = screen.getByRole('heading', { name: title }).closest('li');
  if (!item) throw new Error(`There is no step ${title}`);
  return item;
};
const left = (element: Element) => element.getBoundingClientRect().left;

afterEach(cleanup);

test('one disc begins at the first step and travels to the one under the pointer', async () => {
  const { disc, discs } = await shown(1440);
  expect(discs).toHaveLength(1);
  await waitFor(() => expect(left(disc)).toBeCloseTo(left(step('Anrufen')), 0));
  await userEvent.hover(step('Abreisen'));
  await waitFor(() => expect(left(disc)).toBeCloseTo(left(step('Abreisen')), 0));
  await userEvent.hover(step('Planen'));
  await waitFor(() => expect(left(disc)).toBeCloseTo(left(step('Planen')), 0));
});

test('it travels to the step with the focus', async () => {
  const { disc } = await shown(1440);
  screen.getByRole('link', { name: 'Styling' }).focus();
  await waitFor(() => expect(left(disc)).toBeCloseTo(left(step('Planen')), 0));
});

test('on a phone the one disc stays on the line while the steps pass', async () => {
  const { disc, discs } = await shown(390);
  expect(discs).toHaveLength(1);
  const start = disc.getBoundingClientRect().top - step('Anrufen').getBoundingClientRect().top;
  window.scrollTo({ top: 500, behavior: 'instant' });
  await waitFor(() =>
    expect(disc.getBoundingClientRect().top - step('Anrufen').getBoundingClientRect().top).toBeGreaterThan(start),
  );
});

test('five steps stand on a vertical line beside their heading: columns would be too narrow to read', async () => {
  const { disc } = await shown(1440, { ...block, step4: { title: 'Ankommen' }, step5: { title: 'Abrechnen' } });
  const steps = ['Anrufen', 'Planen', 'Abreisen', 'Ankommen', 'Abrechnen'].map(step);
  expect(new Set(steps.map(left)).size).toBe(1);
  expect(left(steps[0] ?? disc)).toBeGreaterThan(
    screen.getByRole('heading', { name: 'Drei Schritte' }).getBoundingClientRect().right,
  );
});
