import { expect, test } from 'vitest';
import { contentOf, type Files, menu, page, problemsOf } from '../../../../tests/small-site.ts';
import { checkSite } from '../../compile.ts';
import { linksPublished } from './links-published.ts';

const linkTo = (href: string) => ({ type: 'intro', lead: `Mehr [dort](${href}).` });
const problemsIn = (files: Files) => {
  const { model } = checkSite({ ...contentOf(files), day: '2026-12-01' });
  return problemsOf(linksPublished, model);
};

test.each([{}, { publishFrom: '2026-12-01' }, { publishUntil: '2026-12-01' }])(
  'accepts a link to a page with %j',
  (head) => {
    expect(problemsIn({ 'talk.json': page('Talk', [], head), 'live.json': page('Live', [linkTo('/talk')]) })).toEqual(
      [],
    );
  },
);

test.each([{ draft: true }, { publishFrom: '2026-12-02' }, { publishUntil: '2026-11-30' }])(
  'rejects a link to a page with %j; an entry of the menu is left out with its page',
  (head) => {
    const files = {
      'talk.json': page('Talk', [], head),
      'live.json': page('Live', [linkTo('/talk#top')]),
      '_site/menu.json': menu('/talk'),
    };
    expect(problemsIn(files)).toEqual(['link-target-unpublished live.json#/blocks/1/lead']);
  },
);

test('pages that are not published may link to each other', () => {
  const draft = (href: string) => page('Talk', [linkTo(href)], { draft: true });
  expect(problemsIn({ 'talk.json': draft('/live'), 'live.json': draft('/talk') })).toEqual([]);
});

test('of a shared section only its uses count', () => {
  const files = {
    'talk.json': page('Talk', [], { draft: true }),
    '_shared/call.json': { description: 'Ein Aufruf', blocks: [linkTo('/talk')] },
  };
  expect(problemsIn({ ...files, 'live.json': page('Live', [{ use: 'call' }], { draft: true }) })).toEqual([]);
  expect(problemsIn({ ...files, 'live.json': page('Live', [{ use: 'call' }]) })).toEqual([
    'link-target-unpublished live.json#/blocks/1/lead',
  ]);
});
