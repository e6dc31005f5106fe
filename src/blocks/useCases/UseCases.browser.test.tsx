import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderGerman } from '../../../tests/render-german.ts';
import { GlobalStyle } from '../../design/GlobalStyle.ts';
import { BlockContext } from '../context.tsx';
import { sampleContext } from '../testing.tsx';
import type { UseCasesBlock } from './schema.ts';
import { UseCases } from './UseCases.tsx';

const block: UseCasesBlock = {
  type: 'useCases',
  tone: 'light',
  firstOpen: false,
  title: 'Aus der Praxis',
  useCases: [
    {
      title: 'Premiere',
      summary: 'Zwei Wege, ein Plan.',
      category: 'Eventschutz',
      icon: 'ticket',
      problem: 'Der Haupteingang war belagert.',
      solution: 'Wir nahmen den Lieferhof.',
      results: ['Einlass nach 38 Minuten'],
      cta: { kind: 'link', label: 'Zum Eventschutz', href: '/security' },
    },
  ],
};

const parts = () => [
  screen.getByText('Der Haupteingang war belagert.'),
  screen.getByText('Wir nahmen den Lieferhof.'),
  screen.getByText('Einlass nach 38 Minuten'),
  screen.getByText('Zum Eventschutz'),
];
const visible = () => parts().map((part) => part.checkVisibility({ contentVisibilityAuto: true }));
const card = () => screen.getByRole('button', { name: 'Premiere' });

beforeEach(() => {
  renderGerman(
    <BlockContext value={sampleContext}>
      <GlobalStyle />
      <UseCases block={block} />
    </BlockContext>,
  );
});

afterEach(cleanup);

test('collapsed, a card shows its title and summary only', () => {
  expect(screen.getByText('Zwei Wege, ein Plan.').checkVisibility()).toBe(true);
  expect(visible()).toEqual([false, false, false, false]);
});

test('a click shows problem, solution, results and a call to action; another hides them', async () => {
  act(() => card().click());
  await waitFor(() => expect(visible()).toEqual([true, true, true, true]));
  act(() => card().click());
  await waitFor(() => expect(visible()).toEqual([false, false, false, false]));
});

test('a click beside the title opens too', async () => {
  await userEvent.click(screen.getByText('Eventschutz'), { force: true });
  expect(card().getAttribute('aria-expanded')).toBe('true');
});

test('the keyboard reaches the call to action only while it is shown', async () => {
  card().focus();
  await userEvent.tab();
  expect(document.activeElement).not.toBe(screen.getByText('Zum Eventschutz'));
  card().focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(visible()).toEqual([true, true, true, true]));
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByText('Zum Eventschutz'));
});

test('on a desktop problem, solution and results stand beside each other, the call to action below them', async () => {
  await page.viewport(1440, 900);
  act(() => card().click());
  await waitFor(() => expect(visible()).toEqual([true, true, true, true]));
  const [problem, solution, results, action] = parts().map((part) => part.getBoundingClientRect());
  const headings = screen.getAllByRole('heading', { level: 4 }).map((heading) => heading.getBoundingClientRect().top);
  expect(new Set(headings).size).toBe(1);
  expect(solution?.left).toBeGreaterThan(problem?.right ?? Number.POSITIVE_INFINITY);
  expect(results?.left).toBeGreaterThan(solution?.right ?? Number.POSITIVE_INFINITY);
  expect(action?.top).toBeGreaterThan(results?.bottom ?? Number.POSITIVE_INFINITY);
});
