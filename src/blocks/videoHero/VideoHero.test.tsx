import { expect, test } from 'vitest';
import { renderBlock } from '../testing.tsx';
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
const html = renderBlock(<VideoHero block={block} />);

test('the title is the page heading in its own language', () => {
  expect(html).toMatch(/<h1 [^>]*lang="en"[^>]*>FROM PEOPLE\. FOR PEOPLE\.<\/h1>/u);
});

test('the video is silent decoration in both formats that does not start by itself', () => {
  const video = /<video.*<\/video>/u.exec(html)?.[0] ?? '';
  expect(video).toMatch(/muted=""/u);
  expect(video).toMatch(/loop=""/u);
  expect(video).toMatch(/playsInline=""/iu);
  expect(video).toContain('aria-hidden="true"');
  expect(video).not.toMatch(/autoplay/iu);
  expect(video).toContain('src="/media/video/stage.webm" type="video/webm"');
  expect(video).toContain('src="/media/video/stage.mp4" type="video/mp4"');
});

test('one file is enough', () => {
  const one = renderBlock(<VideoHero block={{ ...block, video: { src: '/media/tanz.mp4' } }} />);
  expect(one.match(/<source[^>]*>/gu)).toEqual(['<source src="/media/tanz.mp4" type="video/mp4"/>']);
});

test('windows that are taller than wide get the film and the poster in portrait format, before the others', () => {
  const portrait = {
    video: { webm: '/media/video/tall.webm', mp4: '/media/video/tall.mp4' },
    poster: '/media/tall.webp',
  };
  const both = renderBlock(<VideoHero block={{ ...block, portrait }} />);
  const media = 'media="(max-aspect-ratio: 4/5)"';
  const [picture = '', film = ''] = [/<picture.*?<\/picture>/u, /<video.*<\/video>/u].map(
    (part) => part.exec(both)?.[0],
  );
  expect(picture.match(/<source[^>]*>/gu)).toEqual([`<source ${media} srcSet="/media/tall.webp"/>`]);
  expect(film.match(/<source[^>]*>/gu)).toEqual([
    `<source src="/media/video/tall.webm" type="video/webm" ${media}/>`,
    `<source src="/media/video/tall.mp4" type="video/mp4" ${media}/>`,
    '<source src="/media/video/stage.webm" type="video/webm"/>',
    '<source src="/media/video/stage.mp4" type="video/mp4"/>',
  ]);
});

test('the video has only attributes that the HTML standard knows, for the HTML checker', () => {
  const [, attributes = ''] = /<video ([^>]*)>/u.exec(html) ?? [];
  expect(attributes.match(/[\w-]+(?==)/gu)?.sort()).toEqual([
    ...['aria-hidden', 'class', 'loop', 'muted', 'playsInline', 'preload', 'tabindex'],
  ]);
});

test('the poster is a picture of its own, fetched first', () => {
  expect(html).toMatch(/<img[^>]*src="\/media\/poster\.webp"[^>]*fetchPriority="high"/iu);
});

test('every area opens without JavaScript, only one at a time, down to the third level', () => {
  expect(html.match(/<details name="areas"/gu)).toHaveLength(2);
  expect(html).toContain('href="/talent/entertainment/comedian"');
  expect(html).toMatch(/<nav aria-label="Bereiche"/u);
});

test('the logo leads home under the name of the site', () => {
  expect(html).toMatch(/href="\/"[^>]*>.*Muster &amp; Leute, zur Startseite/u);
});
