import { expect, test } from 'vitest';
import { page, siteOf } from '../../../../tests/small-site.ts';
import { resolve } from '../../resolve/resolve.ts';
import { shareOf } from './share.ts';

const image = { src: '/media/live.webp', alt: 'Leere Bühne', focus: '20% 50%' };
const hero = { type: 'hero', title: 'Für Menschen', image };

function share(title: string, head: object = {}) {
  const site = resolve(siteOf({ 'live.json': page(title, [], { blocks: [hero], ...head }) }));
  const live = site?.pages.find(({ route }) => route === '/live');
  if (!site || !live) throw new Error('the site does not resolve');
  return { ...shareOf(live, site), home: site.pages[0] && shareOf(site.pages[0], site) };
}

test.each([
  ['Security: Schutz für Personen', 'Security', 'Schutz für Personen'],
  ['Talent Booking (im Aufbau)', 'Talent Booking', 'im Aufbau'],
  ['Styling für Bühne und Kamera', 'Styling für Bühne und Kamera', undefined],
  ['Künstler&shy;management', 'Künstlermanagement', undefined],
  ['16:9', '16:9', undefined],
])('%s', (title, headline, line) => {
  expect(share(title).card).toMatchObject({ headline, line, slogan: 'FROM PEOPLE. FOR PEOPLE.' });
});

test('home shows the slogan, unbroken, and its title below', () => {
  const headline = 'FROM\u00a0PEOPLE. FOR\u00a0PEOPLE.';
  expect(share('Live').home?.card).toMatchObject({ headline, line: 'Start', slogan: undefined });
});

test('the picture is the first of the page, with its focus', () => {
  expect(share('Live').picture).toEqual(image);
});

test('a picture named for sharing comes first, and keeps its focus where the page shows it', () => {
  expect(share('Live', { shareImage: '/media/live.webp' }).picture).toEqual(image);
  expect(share('Live', { shareImage: '/media/talent.webp' }).picture).toEqual({ src: '/media/talent.webp', alt: '' });
});

test('a page without pictures takes the one of the site', () => {
  const blocks = [{ type: 'hero', title: 'Für Menschen' }];
  expect(share('Live', { blocks }).picture).toEqual({ src: '/media/live.webp', alt: '' });
});

test('the mood is that of the first block', () => {
  expect(share('Live').card.mood).toBe('day');
  expect(share('Live', { blocks: [{ ...hero, tone: 'dark' }] }).card.mood).toBe('night');
});

test('the image is told in words', () => {
  expect(share('Security: Schutz').alt).toBe('Muster & Leute: Security: Schutz. Im Bild: Leere Bühne.');
  expect(share('Live', { shareImage: '/media/talent.webp' }).alt).toBe('Muster & Leute: Live.');
});
