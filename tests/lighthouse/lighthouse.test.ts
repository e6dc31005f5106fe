import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { ensureBrowser } from '../../scripts/browser.ts';
import { startAuditor } from './auditor.ts';

const sitemap = readFileSync(join(inject('dist'), 'sitemap.xml'), 'utf8');
const pages = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/gu)].map(([, location = '']) => new URL(location).pathname);

const auditor = await startAuditor(await ensureBrowser());
afterAll(auditor.stop);

/** One page alone: `npm run lighthouse -- -t " /security$"`. */
test.each(pages)('Lighthouse gives 100 points everywhere to %s', async (page) => {
  expect(await auditor.audit(inject('address') + page)).toEqual([]);
});
