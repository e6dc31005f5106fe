import { cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Section } from '../Section.tsx';
import { Stats } from '../Stats.tsx';
import { COUNT_UP } from './count.ts';
import { delays } from './reveal.ts';

const WINDOW = { width: 800, height: 600 };
const block = { tone: 'light' } as const;

const Screen = ({ children }: { children: ReactNode }) => <div style={{ height: '100vh' }}>{children}</div>;

/** A window full of something, then three cards beside each other, a picture and a figure. */
function Page() {
  return (
    <Section block={block}>
      <Screen>
        <p data-reveal="rise">oben</p>
      </Screen>
      <Screen>leer</Screen>
      <ul style={{ display: 'grid', gridTemplateColumns: '1fr 1fr 1fr' }}>
        {['eins', 'zwei', 'drei'].map((name) => (
          <li key={name} data-reveal="rise" style={{ height: '200px' }}>
            {name}
          </li>
        ))}
      </ul>
      <div data-reveal="zoom">
        <img alt="Bild" width="300" height="200" />
      </div>
      <Stats stats={[{ label: 'Gäste', value: '2.000+' }]} />
      <Screen>Ende</Screen>
    </Section>
  );
}

const opacity = (name: string) => Number(getComputedStyle(screen.getByText(name)).opacity);
const scroll = (top: number) => window.scrollTo({ top, behavior: 'instant' });
const figure = () => screen.getByText('2.000+');
/** Two frames on: what an observer or a scroll brings about has happened. */
const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** The code has come, and the visitor has scrolled so far that this part comes next; gives how it is held. */
async function comesNext(part: Element, held: () => unknown) {
  const near = part.getBoundingClientRect().top + window.scrollY - WINDOW.height - 50;
  let step = 0;
  await waitFor(() => {
    step = 1 - step;
    scroll(near - step);
    expect(held()).toBeTruthy();
  });
}
const begun = () => comesNext(screen.getByText('eins'), () => opacity('eins') === 0);

beforeEach(async () => {
  await page.viewport(WINDOW.width, WINDOW.height);
  document.documentElement.lang = 'de';
  scroll(0);
});

afterEach(() => {
  document.documentElement.lang = 'en';
  cleanup();
  vi.restoreAllMocks();
});

test('hides nothing before the visitor scrolls', async () => {
  render(<Page />);
  await import('./reveal.ts');
  await frame();
  expect([opacity('oben'), opacity('eins'), opacity('drei')]).toEqual([1, 1, 1]);
});

test('hides only what is below the window, and of that only what comes next', async () => {
  render(<Page />);
  let step = 1;
  await waitFor(() => {
    step = 3 - step;
    scroll(step);
    expect(performance.getEntriesByType('resource').some(({ name }) => name.includes('/reveal.ts'))).toBe(true);
  });
  await frame();
  expect([opacity('oben'), opacity('eins')]).toEqual([1, 1]);
  await begun();
  expect([opacity('oben'), opacity('drei')]).toEqual([1, 0]);
});

test('what is reached before it could be made ready stays as it is', async () => {
  render(<Page />);
  await import('./reveal.ts');
  scroll(1);
  await frame();
  scroll(1000);
  await frame();
  expect(opacity('eins')).toBe(1);
});

test('writes no style and leaves nothing behind', async () => {
  render(<Page />);
  await begun();
  expect(screen.getByText('eins').getAttribute('style')).toBe('height: 200px;');
  scroll(1000);
  await waitFor(() => expect(opacity('eins')).toBe(1));
  await waitFor(() => expect(screen.getByText('eins').getAnimations()).toEqual([]));
});

test('cards rise 16 px for 0.6 s, 0.1 s apart, once', async () => {
  render(<Page />);
  await begun();
  const cards = ['eins', 'zwei', 'drei'].map((name) => screen.getByText(name));
  expect(cards.map((card) => getComputedStyle(card).translate)).toEqual(['0px 16px', '0px 16px', '0px 16px']);
  scroll(1000);
  await waitFor(() => expect(cards[0]?.getAnimations()[0]?.playState).toBe('running'));
  const timings = cards.map((card) => card.getAnimations()[0]?.effect?.getTiming());
  expect(timings.map((timing) => [timing?.delay, timing?.duration])).toEqual([
    [0, 600],
    [100, 600],
    [200, 600],
  ]);
  await waitFor(() => expect(opacity('drei')).toBe(1));
  scroll(0);
  scroll(1000);
  expect(opacity('eins')).toBe(1);
});

test('a card enters when 15 % of it are in view', async () => {
  render(<Page />);
  await begun();
  const top = screen.getByText('eins').getBoundingClientRect().top + window.scrollY;
  scroll(top - WINDOW.height + 0.1 * 200);
  await frame();
  expect(screen.getByText('eins').getAnimations()[0]?.playState).toBe('paused');
  scroll(top - WINDOW.height + 0.2 * 200);
  await waitFor(() => expect(screen.getByText('eins').getAnimations()[0]?.playState).toBe('running'));
});

test('a picture goes from 1.06 to its size', async () => {
  render(<Page />);
  const picture = screen.getByAltText('Bild');
  await comesNext(picture, () => getComputedStyle(picture).scale === '1.06');
  expect(picture.getAnimations()[0]?.effect?.getTiming().duration).toBe(600);
  scroll(1300);
  await waitFor(() => expect(getComputedStyle(screen.getByAltText('Bild')).scale).toBe('none'));
});

test('what was jumped over is there on the way back', async () => {
  render(<Page />);
  await begun();
  scroll(document.documentElement.scrollHeight);
  await waitFor(() => expect(opacity('eins')).toBe(1));
});

test('a figure counts up over its own text, which never changes', async () => {
  render(<Page />);
  await comesNext(figure(), () => figure().dataset.shown === '0+');
  const width = figure().getBoundingClientRect().width;
  scroll(1500);
  const seen = new Set<string | undefined>();
  await waitFor(
    () => {
      seen.add(figure().dataset.shown);
      expect(figure().textContent).toBe('2.000+');
      expect(figure().getBoundingClientRect().width).toBe(width);
      expect(figure().dataset.shown).toBeUndefined();
    },
    { timeout: 5 * COUNT_UP, interval: 20 },
  );
  expect(seen.size).toBeGreaterThan(3);
});

test('nothing moves under reduced motion', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: query.includes('reduced-motion') }) as MediaQueryList,
  );
  render(<Page />);
  await import('./reveal.ts');
  scroll(10);
  await frame();
  expect(opacity('eins')).toBe(1);
  expect(figure().dataset.shown).toBeUndefined();
});

test('at most six follow each other; a picture enters with its card', () => {
  const part = (reveal: string) => {
    const element = document.createElement('div');
    element.dataset.reveal = reveal;
    return element;
  };
  const parts = ['rise', 'zoom', 'rise', 'zoom', 'rise', 'rise', 'rise', 'rise', 'rise', 'count'].map(part);
  expect(delays(parts).map(([, delay]) => delay)).toEqual([0, 0, 100, 100, 200, 300, 400, 500, 500, 500]);
});
