import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, inject } from 'vitest';
import { ensureBrowser } from '../../scripts/browser.ts';
import { languageOf } from '../site/site.ts';
import { startAuditor } from './auditor.ts';

const sitemap = readFileSync(join(inject('dist'), 'sitemap.xml'), 'utf8');
const pages = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/gu)].map(([, location = '']) => new URL(location).pathname);

/**
 * The pages in one language that may be indexed, and what audits them. Each language is a test file, and so a process:
 * Lighthouse looks at one page at a time in one.
 */
export async function startAudits(language: ReturnType<typeof languageOf>) {
  const auditor = await startAuditor(await ensureBrowser());
  afterAll(auditor.stop);
  return {
    pages: pages.filter((page) => languageOf(page) === language),
    audit: (page: string) => auditor.audit(inject('address') + page),
  };
}
