import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderGerman } from '../../../tests/render-german.ts';
import { GlobalStyle } from '../../design/GlobalStyle.ts';
import { BlockContext } from '../context.tsx';
import { sampleContext } from '../testing.tsx';
import { LINE } from './rise.ts';
import type { VideoHeroBlock } from './schema.ts';
import { VideoHero } from './VideoHero.tsx';

const block: VideoHeroBlock = {
  type: 'videoHero',
  tone: 'dark',
  title: 'FROM PEOPLE. FOR PEOPLE.',
  titleLang: 'en',
  video: { webm: '/media/video/stage.webm', mp4: '/media/video/stage.mp4' },
  poster: { src: '/media/poster.webp', alt: '' },
};

const hero = (
  <BlockContext value={sampleContext}>
    <GlobalStyle />
    <VideoHero block={block} />
  </BlockContext>
);

/** The visitor's device asks for this, or says it of its connection. */
function visitorWants(wish: 'reduced motion' | 'less data' | 'a slow line' | 'everything') {
  const matchMedia = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    matchMedia(wish === 'reduced motion' && query.includes('prefers-reduced-motion') ? 'all' : query),
  );
  const connection = { saveData: wish === 'less data', effectiveType: wish === 'a slow line' ? '3g' : '4g' };
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

/** Stands in for the browser's player, and for how it answers. */
function player(answer: () => Promise<void> = () => Promise.resolve()) {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(answer);
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {});
  return { play, pause };
}

const button = (name: string) => screen.findByRole('button', { name });
const h1 = () => screen.getByRole('heading', { level: 1, name: block.title });
const copies = () => h1().parentElement?.querySelector('[aria-hidden="true"]') ?? null;

beforeEach(() => page.viewport(1200, 800));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
});

test('the video plays once the page is hydrated, silently and in a loop', async () => {
  visitorWants('everything');
  const { play } = player();
  renderGerman(hero);
  await button('Video anhalten');
  await waitFor(() => expect(play).toHaveBeenCalledOnce());
  const [video] = play.mock.contexts;
  expect(video).toMatchObject({ muted: true, loop: true, playsInline: true, autoplay: false, preload: 'none' });
});

test('the button stops and starts it', async () => {
  visitorWants('everything');
  const { play, pause } = player();
  renderGerman(hero);
  await userEvent.click(await button('Video anhalten'));
  expect(pause).toHaveBeenCalled();
  play.mockClear();
  await userEvent.click(await button('Video abspielen'));
  await waitFor(() => expect(play).toHaveBeenCalledOnce());
  await button('Video anhalten');
});

test('the button comes right after the logo and is at least 44 px in both directions', async () => {
  visitorWants('everything');
  player();
  renderGerman(hero);
  screen.getByRole('link', { name: `${sampleContext.site.name}, zur Startseite` }).focus();
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(await button('Video anhalten'));
  const { width, height } = (await button('Video anhalten')).getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});

test.each(['reduced motion', 'less data', 'a slow line'] as const)(
  'for a visitor who wants or has %s it stands still, and starts only at the button',
  async (wish) => {
    visitorWants(wish);
    const { play } = player();
    renderGerman(hero);
    const start = await button('Video abspielen');
    await new Promise(requestAnimationFrame);
    expect(play).not.toHaveBeenCalled();
    await userEvent.click(start);
    await waitFor(() => expect(play).toHaveBeenCalledOnce());
  },
);

test.each([
  ['refused', new DOMException('play() was refused', 'NotAllowedError')],
  ['missing', new DOMException('no supported source', 'NotSupportedError')],
])('a video that is %s is only logged: the poster stays, and the button offers to try again', async (_, problem) => {
  visitorWants('everything');
  const warning = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const complaint = vi.spyOn(console, 'error');
  player(() => Promise.reject(problem));
  const { container } = renderGerman(hero);
  await button('Video abspielen');
  expect(warning.mock.calls).toEqual([['The background video does not play:', problem]]);
  expect(complaint).not.toHaveBeenCalled();
  expect(container.querySelector('img')?.checkVisibility({ opacityProperty: true })).toBe(true);
});

test('files that are missing are noticed by the last of them, and asked for again at the button', async () => {
  visitorWants('everything');
  const warning = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const load = vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {});
  player(() => new Promise(() => {}));
  const { container } = renderGerman(hero);
  await button('Video anhalten');
  const [webm, mp4] = container.querySelectorAll('source');
  webm?.dispatchEvent(new Event('error'));
  await button('Video anhalten');
  mp4?.dispatchEvent(new Event('error'));
  await userEvent.click(await button('Video abspielen'));
  expect(warning).toHaveBeenCalledOnce();
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
});

test('where the window is turned, the file is chosen again, and the film goes on', async () => {
  visitorWants('everything');
  const load = vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {});
  const { play } = player();
  const portrait = { video: { mp4: '/media/video/tall.mp4' }, poster: '/media/tall.webp' };
  renderGerman(
    <BlockContext value={sampleContext}>
      <VideoHero block={{ ...block, portrait }} />
    </BlockContext>,
  );
  await waitFor(() => expect(play).toHaveBeenCalledOnce());
  expect(load).not.toHaveBeenCalled();
  await page.viewport(600, 900);
  await waitFor(() => expect(play).toHaveBeenCalledTimes(2));
  expect(load).toHaveBeenCalledOnce();
});

test('a video that is stopped before it has begun is no fault', async () => {
  visitorWants('everything');
  const warning = vi.spyOn(console, 'warn');
  const { play } = player(() => Promise.reject(new DOMException('interrupted', 'AbortError')));
  renderGerman(hero);
  await waitFor(() => expect(play).toHaveBeenCalled());
  await button('Video anhalten');
  expect(warning).not.toHaveBeenCalled();
});

test('out of sight the video rests', async () => {
  visitorWants('everything');
  const { play, pause } = player();
  renderGerman(
    <>
      {hero}
      <div style={{ height: 3000 }} />
    </>,
  );
  await waitFor(() => expect(play).toHaveBeenCalledOnce());
  window.scrollTo(0, 2000);
  await waitFor(() => expect(pause).toHaveBeenCalled());
  window.scrollTo(0, 0);
  await waitFor(() => expect(play).toHaveBeenCalledTimes(2));
});

test('the lines of the headline rise out of their masks, and it stands as it was', async () => {
  visitorWants('everything');
  player();
  const animate = vi.spyOn(Element.prototype, 'animate');
  renderGerman(hero);
  expect(h1().textContent).toBe(block.title);
  const before = h1().getBoundingClientRect();
  await waitFor(() => expect(copies()).not.toBeNull());
  const rolls = animate.mock.calls.filter(([frames]) => 'translate' in Object(frames));
  const times = rolls.map(([, options]) => [
    Reflect.get(Object(options), 'delay'),
    Reflect.get(Object(options), 'duration'),
  ]);
  expect(times).toEqual([0, 1, 2, 3].map((line) => [line * LINE.stagger, LINE.duration]));
  await waitFor(() => expect(copies()).toBeNull(), { timeout: 3000 });
  expect(h1().getBoundingClientRect()).toEqual(before);
  expect(h1().style.color).toBe('');
});

test('in a narrow window the headline has two lines, also beside a scroll bar', async () => {
  visitorWants('reduced motion');
  await page.viewport(390, 844);
  const portrait = { video: { mp4: '/media/video/tall.mp4' }, poster: '/media/tall.webp' };
  renderGerman(
    <BlockContext value={sampleContext}>
      <GlobalStyle />
      <div style={{ width: 375 }}>
        <VideoHero block={{ ...block, portrait }} />
      </div>
    </BlockContext>,
  );
  await document.fonts.ready;
  const range = document.createRange();
  range.selectNodeContents(h1());
  expect(range.getClientRects()).toHaveLength(2);
});

test('for a visitor who wants reduced motion the headline stands still', async () => {
  visitorWants('reduced motion');
  player();
  const animate = vi.spyOn(Element.prototype, 'animate');
  renderGerman(hero);
  await button('Video abspielen');
  await document.fonts.ready;
  expect(animate).not.toHaveBeenCalled();
});
