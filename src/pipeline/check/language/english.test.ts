import { expect, test } from 'vitest';
import { englishIn } from './english.ts';

test.each([
  ['Click here', 'Click here'],
  ['Jetzt anmelden oder learn more', 'learn more'],
  ['This service is under development.', 'This service is under development.'],
  ['We are here for you', 'We are here for you'],
  ['The best of both worlds', 'The best of both worlds'],
])('„%s“ is English', (text, found) => {
  expect(englishIn(text)).toBe(found);
});

test.each([
  'Label & A&R Services',
  'Brand & Talent Partnerships',
  'Was wir für Sie tun',
  'Der Song „The Way You Are“ lief im Radio',
  'Booking to go: so buchen Sie mit uns',
  'Villa & Hotel',
])('„%s“ is not', (text) => {
  expect(englishIn(text)).toBeUndefined();
});
