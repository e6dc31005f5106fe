import { expect, test } from 'vitest';
import { z } from 'zod';
import { icon } from '../../fields/icon.ts';
import { image, still } from '../../fields/image.ts';
import { anchor, href } from '../../fields/link.ts';
import { atMostOne, withRules } from '../../fields/rules.ts';
import { buttonLabel, heading, language, richText, text } from '../../fields/text.ts';
import { factCollector } from './collect.ts';
import { withNames } from './names.ts';

const schema = withRules(
  z.strictObject({
    id: anchor.optional(),
    title: heading(2).optional(),
    lead: richText(200).optional(),
    image: image.optional(),
    icon: icon.optional(),
    items: z.array(z.strictObject({ title: heading(3), href: href.default('/') })).optional(),
    more: z
      .discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('link'), href }),
        z.strictObject({ kind: z.literal('text'), text: text(20) }),
      ])
      .optional(),
  }),
  atMostOne('image', 'icon'),
);
const collect = factCollector(schema);

test('finds values by what they mean, in reading order', () => {
  const facts = collect({
    items: [{ title: 'C', href: '/c' }, { title: 'D' }],
    title: 'A',
    id: 'a',
    lead: 'Zu [B](/b) bei {site.name}.',
    image: { src: '/media/a.webp', alt: 'Bühne' },
    more: { kind: 'link', href: '#d' },
  });
  expect(facts.anchors).toEqual([{ value: 'a', path: ['id'] }]);
  expect(facts.headings).toEqual([
    { value: 'A', level: 2, path: ['title'] },
    { value: 'C', level: 3, path: ['items', 0, 'title'] },
    { value: 'D', level: 3, path: ['items', 1, 'title'] },
  ]);
  expect(facts.links).toEqual([
    { value: '/b', path: ['lead'], part: '/b' },
    { value: '/c', path: ['items', 0, 'href'] },
    { value: '#d', path: ['more', 'href'] },
  ]);
  expect(facts.files).toEqual([{ value: '/media/a.webp', path: ['image', 'src'] }]);
  expect(facts.pictures).toEqual([{ value: { src: '/media/a.webp', alt: 'Bühne', isStill: false }, path: ['image'] }]);
  expect(facts.placeholders).toEqual([{ value: '{site.name}', path: ['lead'] }]);
  expect(facts.brokenRules).toEqual([]);
});

test('names rules that are broken', () => {
  const facts = collect({ icon: 'shield', image: { src: '/media/a.webp', alt: '' } });
  expect(facts.icons).toEqual([{ value: 'shield', path: ['icon'] }]);
  expect(facts.brokenRules).toEqual([
    { value: { kind: 'atMostOne', properties: ['image', 'icon'] }, path: [], present: ['image', 'icon'] },
  ]);
});

test.each([null, 1, 'a', [], { title: 1, items: {}, more: { kind: 'unknown', href: '/x' }, image: [] }, { more: [] }])(
  'finds nothing in %j, and does not stumble',
  (value) => {
    const { pictures, ...facts } = collect(value);
    expect(Object.values(facts).flat()).toEqual([]);
    expect(pictures).toEqual([]);
  },
);

test('lists texts that a check may concern, and those that are too long, with their language and recommended length', () => {
  const notes = z.strictObject({
    lang: language.optional(),
    title: heading(2),
    button: buttonLabel(48),
    notice: text(90, { lang: 'en' }),
    image: image.optional(),
  });
  const concernsChecks = (text: string) => /We|Uhr|"/u.test(text);
  const { texts } = factCollector(
    z.strictObject({ sections: z.array(notes) }),
    concernsChecks,
  )({
    sections: [
      {
        title: 'Alles in Ordnung',
        button: 'x'.repeat(33),
        notice: 'We are here',
        image: { src: 'a', alt: 'Um 8 Uhr' },
      },
      { lang: 'en', title: 'The "end"', button: 'Go', notice: 'Nothing' },
    ],
  });
  expect(texts).toEqual([
    { value: 'x'.repeat(33), lang: undefined, recommended: 32, isRich: false, path: ['sections', 0, 'button'] },
    { value: 'We are here', lang: 'en', recommended: undefined, isRich: false, path: ['sections', 0, 'notice'] },
    {
      value: 'Um 8 Uhr',
      lang: undefined,
      recommended: undefined,
      isRich: false,
      path: ['sections', 0, 'image', 'alt'],
    },
    { value: 'The "end"', lang: 'en', recommended: 70, isRich: false, path: ['sections', 1, 'title'] },
  ]);
});

test('stills, examples and figures are known by their roles, not by their names', () => {
  const collectFrom = factCollector(
    z.strictObject({
      poster: image,
      cover: still,
      placeholder: text(80),
      hint: text(80, { listed: 'examples' }),
      amount: text(16, { listed: 'figures' }),
    }),
  );
  const picture = (src: string) => ({ src: `/media/${src}.webp`, alt: '' });
  const facts = collectFrom({
    poster: picture('a'),
    cover: picture('b'),
    placeholder: 'Ort',
    hint: 'zum Beispiel Hafen',
    amount: '80+',
  });
  expect(withNames(facts).names.pictures).toEqual(['/media/a.webp']);
  expect(facts.examples).toEqual([{ value: 'zum Beispiel Hafen', path: ['hint'] }]);
  expect(facts.figures).toEqual([{ value: '80+', path: ['amount'] }]);
});
