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
  details: { name: 'a', extensions: 'webp, jpg', written: nearest },
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

test.each([
  ['IMG_4711.JPG', '/media/img-4711.jpg'],
  ['Foto Ünser Team (1).JPG', '/media/foto-uenser-team-1.jpg'],
])('%s, which is there under a wrong name, is suggested under the one that it should have', (file, name) => {
  const site = siteOf({}, [file]);
  expect(suggestExisting([picture(name)], site)[0]?.nearest).toBe(name);
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

test('a picture whose own name will not do is no suggestion', () => {
  const image = { src: '/media/live.jpg ', alt: 'Eine Bühne' };
  const { findings } = checkedSite({ 'live.json': page('Live', [{ type: 'hero', title: 'A', image }]) }, [
    '/media/live.jpg ',
  ]);
  expect(findings.filter(({ code }) => code === 'file-form').map(({ nearest }) => nearest)).not.toContain(image.src);
});

test.each([
  ['live', '/live', '/live'],
  ['/Live.html', '/live', '/live'],
  ['https://www.example.com/live', '/live', undefined],
  ['/live#top', '/live', undefined],
  ['/Lvie', '/live', undefined],
  ['https://www.example.org/x', undefined, undefined],
  ['#', undefined, undefined],
])('%s as the target of a redirect means %s', (to, nearest, fix) => {
  const files = {
    'live.json': page('Live', [], { unlisted: true }),
    '_site/redirects.json': { redirects: [{ from: '/alt', to }] },
  };
  const { findings } = checkedSite(files);
  expect(findings.map((finding) => [finding.code, finding.nearest, finding.fix?.[0]?.text])).toEqual([
    ['wrong-format', nearest, fix && JSON.stringify(fix)],
  ]);
});

test.each([
  [{}, /zum Beispiel \/kontakt/u],
  [{ to: '' }, /^`to` ist leer\. .*zum Beispiel \/kontakt/u],
  [{ to: '#' }, /zum Beispiel \/kontakt/u],
  [{ to: '/nirgends' }, /zum Beispiel \{ "from": "\/alt", "to": "\/" \}/u],
])('a redirect with %j is told what one looks like', (target, example) => {
  const { findings } = checkedSite({ '_site/redirects.json': { redirects: [{ from: '/alt', ...target }] } });
  expect(findings.map((finding) => Object.values(messageOf(finding, 'de')).join(' '))).toEqual([
    expect.stringMatching(example),
  ]);
});
