import { expect, test } from 'vitest';
import { contentOf, menu, page } from '../../../tests/small-site.ts';
import { compileSite } from '../compile.ts';

const LAST_DAY = '2026-12-24';
const DAY_AFTER = '2026-12-25';

/** What visitors get of a page that leads to one whose last day is Christmas Eve. */
function shownOn(day: string, blocks: object[], more: object = {}) {
  const talk = page('Talk', [], { publishUntil: LAST_DAY, unlisted: true });
  const show = page('Show', [], { unlisted: true });
  const live = page('Live', blocks, { unlisted: true });
  const files = { 'talk.json': talk, 'show.json': show, 'live.json': live, ...more };
  const { site, findings } = compileSite({ ...contentOf(files), day });
  return { site, findings, blocks: site?.pages.find(({ route }) => route === '/live')?.content.blocks.slice(1) };
}

const card = (title: string, ctaHref: string) => ({ title, description: 'Text', ctaLabel: 'Mehr', ctaHref });
const cards = (...targets: string[]) => ({
  type: 'linkCards',
  title: 'Karten',
  cards: targets.map((target, index) => card(`Karte ${index + 1}`, target)),
});
const link = (href: string) => ({ kind: 'link', label: 'Mehr', href });
const study = {
  type: 'caseStudy',
  label: 'Beispiel',
  title: 'Ein Fall',
  challenge: 'Text',
  solution: 'Text',
  result: 'Text',
  ctaLabel: 'Mehr',
  ctaLink: '/talk',
};

test.each<[string, object, object[]]>([
  ['a card', cards('/', '/talk', '/show'), [{ cards: [{ title: 'Karte 1' }, { title: 'Karte 3' }] }]],
  ['the block of the only card', cards('/talk'), []],
  [
    'the link in a text, whose words stay',
    { type: 'intro', lead: 'Mehr *[beim Talk](/talk)* und [dort](/).' },
    [{ lead: 'Mehr *beim Talk* und [dort](/).' }],
  ],
  ['a block that is nothing without its button', { type: 'cta', title: 'Talk?', action: link('/talk') }, []],
])('%s is left out with the page that it leads to, and told', (_, block, left) => {
  const before = shownOn(LAST_DAY, [block]);
  expect(before.findings).toEqual([]);
  expect(JSON.stringify(before.blocks)).toContain('/talk');
  const after = shownOn(DAY_AFTER, [block]);
  expect(after.findings.map(({ code, severity }) => `${severity} ${code}`)).toEqual([
    'warning link-target-unpublished',
  ]);
  expect(after.blocks).toMatchObject(left);
  expect(after.blocks).toHaveLength(left.length);
  expect(JSON.stringify(after.blocks)).not.toContain('/talk');
});

test('a button goes alone where the block is sound without it', () => {
  const image = { src: '/media/live.webp', alt: 'Bühne' };
  const block = { type: 'textImage', title: 'Mehr', paragraphs: ['Text'], image, action: link('/talk') };
  const [left] = shownOn(DAY_AFTER, [block]).blocks ?? [];
  expect(left).toMatchObject({ title: 'Mehr', paragraphs: ['Text'] });
  expect(left).not.toHaveProperty('action');
});

test('with its target a button loses its label', () => {
  const [left] = shownOn(DAY_AFTER, [study]).blocks ?? [];
  expect(left).toMatchObject({ title: 'Ein Fall' });
  expect(left).not.toHaveProperty('ctaLink');
  expect(left).not.toHaveProperty('ctaLabel');
});

test('a list of the menu that has no entry left goes', () => {
  const { site, findings } = shownOn(DAY_AFTER, [], {
    '_site/menu.json': { ...menu(), legal: [{ title: 'Talk', path: '/talk' }] },
  });
  expect(findings).toEqual([]);
  expect(site?.menu).not.toHaveProperty('legal');
});

test('neither the day after the last nor the day before the first fails a build, whatever leads to the page', () => {
  const blocks = [cards('/talk', '/'), study, { type: 'intro', lead: '[Dort](/talk)' }];
  for (const window of [{ publishUntil: LAST_DAY }, { publishFrom: '2026-12-26' }, { draft: true }]) {
    const talk = page('Talk', [{ type: 'intro', lead: '[Zurück](/live)' }], window);
    const { site, findings } = shownOn(DAY_AFTER, blocks, { 'talk.json': talk, '_site/menu.json': menu('/talk') });
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(site?.pages.map(({ route }) => route)).not.toContain('/talk');
    expect(JSON.stringify({ ...site, forms: [] })).not.toContain('"/talk"');
  }
});

test('what only the left out parts showed is none of the page’s files', () => {
  const picture = { src: '/media/live.webp', alt: 'Bühne' };
  const only = {
    type: 'linkCards',
    title: 'K',
    cards: [{ ...card('Talk', '/talk'), image: picture }, card('Start', '/')],
  };
  const assetsOn = (day: string) => shownOn(day, [only]).site?.pages.find(({ route }) => route === '/live')?.assets;
  expect(assetsOn(LAST_DAY)).toEqual(['/media/live.webp']);
  expect(assetsOn(DAY_AFTER)).toEqual([]);
});
