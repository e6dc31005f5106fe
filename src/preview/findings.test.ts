import { expect, test } from 'vitest';
import { checkedSite, page } from '../../tests/small-site.ts';
import { errorsFor } from './findings.ts';

const { findings } = checkedSite({ 'live.json': page('Live', [{ type: 'Wiese' }], { unlisted: true }) });
const remedies = (engineFolder?: string) =>
  errorsFor('/live', { findings, textOf: () => undefined }, [], {
    ...{ folder: '/site/pages-data', name: 'pages-data', language: 'de' },
    ...(engineFolder !== undefined && { engineFolder }),
  }).map(({ remedy }) => remedy);

test.each([
  [undefined, 'schema/blocks.md'],
  ['.', 'schema/blocks.md'],
  ['node_modules/people-pages', 'node_modules/people-pages/schema/blocks.md'],
])('with the engine in %s, its guide is %s', (folder, guide) => {
  expect(remedies(folder)).toEqual([expect.stringContaining(`. ${guide} `)]);
});
