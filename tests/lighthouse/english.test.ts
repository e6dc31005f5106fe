import { expect, test } from 'vitest';
import { startAudits } from './pages.ts';

const { pages, audit } = await startAudits('en');

/** One page alone: `npm run lighthouse -- -t " /en/security$"`. */
test.each(pages)('Lighthouse gives 100 points everywhere to %s', async (page) => {
  expect(await audit(page)).toEqual([]);
});
