import { expect, test } from 'vitest';
import { checkedSite, page, siteOf } from '../../../tests/small-site.ts';
import type { Problem } from '../../findings/finding.ts';
import { messageOf } from '../../findings/messages/messages.ts';
import { suggestExisting } from './suggest.ts';

const site = siteOf({ 'live/event-production.json': page('A') });
const spot = { at: 'value', path: ['a'] } as const;
const link = (nearest: string | undefined): Problem => ({
  code: 'link-form',
  file: 'a.json',
  spot,
  details: { name: 'a' },
  nearest,
});
const picture = (nearest: string): Problem => ({
  code: 'file-form',
  file: 'a.json',
  spot,
  details: { name: 'a', extensions: 'webp' },
  nearest,
});

test.each([
  ['/live/event-production', '/live/event-production'],
  ['/live/event-prodution', '/live/event-production'],
  ['/event-production#x', '/live/event-production#x'],
  ['/kuenstler', undefined],
  ['mailto:a@example.com', 'mailto:a@example.com'],
  ['#x', '#x'],
  ['https://www.example.net/a', 'https://www.example.net/a'],
  ['https://www.example.com/live/event-production', '/live/event-production'],
  ['https://www.example.com/kuenstler', undefined],
  [undefined, undefined],
])('a link suggested as %s becomes %s', (nearest, existing) => {
  expect(suggestExisting([link(nearest)], site)[0]?.nearest).toBe(existing);
});

test.each([
  ['/media/live.webp', '/media/live.webp'],
  ['/media/lvie.webp', '/media/live.webp'],
  ['/media/strand.webp', undefined],
])('a picture suggested as %s becomes %s', (nearest, existing) => {
  expect(suggestExisting([picture(nearest)], site)[0]?.nearest).toBe(existing);
});

test('a picture that is there under a wrong name is suggested under the one that it should have', () => {
  const site = siteOf({}, ['IMG_4711.JPG']);
  expect(suggestExisting([picture('/media/img-4711.jpg')], site)[0]?.nearest).toBe('/media/img-4711.jpg');
});

test.each([
  [
    'team',
    'Einen Block "team" gibt es nicht. So heißt ein gemeinsamer Abschnitt: Schreiben Sie { "use": "team" } statt des Blocks.',
  ],
  [
    'contact-form',
    'Einen Block "contact-form" gibt es nicht. So heißt ein Formular: Eine Schaltfläche öffnet es, mit "kind": "contact" und "formId": "contact-form".',
  ],
  ['live', 'Einen Block "live" gibt es nicht. So heißt eine Seite: Ein Block kann auf sie nur verlinken.'],
])('%s as the type of a block is told to be something else', (type, expected) => {
  const team = { description: 'Das Team', blocks: [{ type: 'intro', lead: 'Wir sind zu dritt.' }] };
  const files = { '_shared/team.json': team, 'live.json': page('Live', [{ type }], { unlisted: true }) };
  const { findings } = checkedSite(files);
  const found = findings.filter(({ code }) => code === 'unknown-block-type');
  expect(found.map((finding) => Object.values(messageOf(finding, 'de')).join(' '))).toEqual([expected]);
  expect(found[0]?.fix).toBeUndefined();
});

test('a picture on the author\u2019s computer is not taken for another of the site', () => {
  const image = { src: 'C:\\Users\\a\\live.jpg', alt: 'Eine Bühne' };
  const { findings } = checkedSite({ 'live.json': page('Live', [{ type: 'hero', title: 'A', image }]) });
  expect(findings.filter(({ code }) => code === 'file-form').map(({ nearest }) => nearest)).toEqual([undefined]);
});
