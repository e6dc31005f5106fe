import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAuditor } from '../../scripts/auditor.ts';
import { address, dataOf, documentOf, routes } from './site.ts';

let auditor: Awaited<ReturnType<typeof startAuditor>>;
beforeAll(async () => {
  auditor = await startAuditor(process.env.CHROMIUM_PATH ?? '/usr/bin/chromium');
});
afterAll(() => auditor?.stop());

/** Pages that together show every block; `npm run lighthouse` looks at all. */
const chosen = coveringPages(
  routes
    .map((route) => ({ route, page: dataOf(documentOf(route)).page.content }))
    .filter(({ page }) => !page.noindex)
    .map(({ route, page }) => ({ route, types: page.blocks.map(({ type }) => type) })),
);

test('home is among them', () => {
  expect(chosen).toContain('/');
});

test.each(chosen)('%s has 100 points for accessibility, best practices and SEO', async (route) => {
  expect(await auditor.audit(address + route)).toEqual({
    scores: { accessibility: 100, 'best-practices': 100, seo: 100 },
    faults: [],
  });
});

/** Takes the page that shows most of what no page before it shows, until nothing is left. */
function coveringPages(pages: ReadonlyArray<{ route: string; types: string[] }>): string[] {
  const left = new Set(pages.flatMap(({ types }) => types));
  const taken: string[] = [];
  while (left.size > 0) {
    const gain = ({ types }: { types: string[] }) => new Set(types.filter((type) => left.has(type))).size;
    const best = pages.reduce((one, other) => (gain(other) > gain(one) ? other : one));
    taken.push(best.route);
    for (const type of best.types) left.delete(type);
  }
  return taken;
}
