import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderGerman } from '../../../tests/render-german.ts';
import { GlobalStyle } from '../../design/GlobalStyle.ts';
import { Section } from '../../design/Section.tsx';
import { BlockContext } from '../context.tsx';
import { sampleContext } from '../testing.tsx';
import { Hero } from './Hero.tsx';
import type { HeroBlock } from './schema.ts';

const block: HeroBlock = {
  type: 'hero',
  tone: 'dark',
  layout: 'full',
  title: 'Sicherheit',
  image: { src: '/media/live.webp', alt: '', focus: '66% 60%' },
  video: { webm: '/media/video/light.webm', mp4: '/media/video/light.mp4' },
};

const draw = (changes: Partial<HeroBlock> = {}) =>
  renderGerman(
    <BlockContext value={sampleContext}>
      <Hero block={{ ...block, ...changes }} />
    </BlockContext>,
  );

/** Stands in for the browser's player. */
const player = () => {
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {});
  return vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(() => Promise.resolve());
};

const button = (name: string) => screen.findByRole('button', { name });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test.each(['full', 'split'] as const)(
  'layout %s: the video plays over the picture once it is loaded, with a button that stops it',
  async (layout) => {
    await page.viewport(1200, 800);
    const play = player();
    const { container } = draw({ layout });
    await button('Video anhalten');
    await waitFor(() => expect(play).toHaveBeenCalledOnce());
    const [video] = play.mock.contexts;
    expect(video).toMatchObject({ muted: true, loop: true, autoplay: false, preload: 'none' });
    const shown = () => getComputedStyle(container.querySelector('video') ?? container);
    expect(shown()).toMatchObject({ opacity: '0', objectFit: 'cover', objectPosition: '66% 60%' });
    container.querySelector('video')?.dispatchEvent(new Event('playing', { bubbles: true }));
    await waitFor(() => expect(shown().opacity).toBe('1'));
    await userEvent.click(await button('Video anhalten'));
    await button('Video abspielen');
  },
);

test('on a phone no video is there, nor its button', async () => {
  await page.viewport(390, 844);
  const play = player();
  const { container } = draw();
  await document.fonts.ready;
  await new Promise(requestAnimationFrame);
  expect(container.querySelector('video, button')).toBeNull();
  expect(play).not.toHaveBeenCalled();
});

test('without a video nothing is loaded', async () => {
  await page.viewport(1200, 800);
  const { video: _, ...still } = block;
  const { container } = renderGerman(
    <BlockContext value={sampleContext}>
      <Hero block={still} />
    </BlockContext>,
  );
  await new Promise(requestAnimationFrame);
  expect(container.querySelector('video, button')).toBeNull();
});

test.each([
  [1440, 900],
  [1920, 1080],
])('layout wide: the picture ends with the first screen of %i x %i px', async (width, height) => {
  await page.viewport(width, height);
  const { container } = renderGerman(
    <BlockContext value={sampleContext}>
      <GlobalStyle />
      <Hero
        block={{
          ...block,
          tone: 'light',
          layout: 'wide',
          label: 'Yachts & Boat',
          title: 'Yachtcharter, wo die Straße *aufhört*',
          subtitle: 'Ein Tagesboot für den Nachmittag oder eine Yacht für zwei Wochen. Wir finden Schiff und Crew.',
          action: { kind: 'link', label: 'Charter anfragen', href: '/kontakt' },
        }}
      />
    </BlockContext>,
  );
  await document.fonts.ready;
  const picture = (container.querySelector('picture img') ?? container).getBoundingClientRect();
  expect(Math.round(picture.width)).toBe(width);
  expect(Math.round(picture.bottom)).toBe(height);
  expect(picture.height).toBeGreaterThan(height / 2);
});

test('on a tablet as much room follows the button as around any section', async () => {
  await page.viewport(820, 1180);
  const action = { kind: 'link' as const, label: 'Charter anfragen', href: '/kontakt' };
  const { container } = renderGerman(
    <BlockContext value={sampleContext}>
      <GlobalStyle />
      <Hero block={{ ...block, tone: 'light', layout: 'wide', action }} />
      <Section block={{ tone: 'sand' }}>Wir finden Schiff und Crew.</Section>
    </BlockContext>,
  );
  await document.fonts.ready;
  const [head, next] = container.querySelectorAll('section');
  const link = screen.getByRole('link', { name: 'Charter anfragen' });
  const room = (head?.getBoundingClientRect().bottom ?? 0) - link.getBoundingClientRect().bottom;
  expect(room).toBeCloseTo(Number.parseFloat(getComputedStyle(next ?? container).paddingBlockStart), 0);
});

test('on a phone the second link is below the first, where the button of the chat does not cover it', async () => {
  await page.viewport(390, 844);
  const link = (label: string) => ({ kind: 'link' as const, label, href: '/impressum' });
  draw({ action: link('Los'), secondaryAction: link('Ablauf') });
  const [first, second] = ['Los', 'Ablauf'].map((name) => screen.getByRole('link', { name }).getBoundingClientRect());
  expect(second?.top).toBeGreaterThan(first?.bottom ?? Infinity);
  expect(second?.left).toBe(first?.left);
});
