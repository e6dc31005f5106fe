import { createSite } from '../../server/app.ts';
import { serve } from '../../server/serve.ts';
import { ensureBrowser } from '../browser.mjs';
import { startAuditor } from './auditor.ts';

/** Audits pages of a built site, and prints a line for each. Returns how many have fewer than 100 points somewhere. */
export async function auditSite(dist: string, routes: readonly string[]): Promise<number> {
  const site = await serve({ listener: createSite({ dist }), host: '127.0.0.1', port: 0 });
  const auditor = await startAuditor(await ensureBrowser());
  let faulty = 0;
  try {
    for (const route of routes) {
      const { scores, faults } = await auditor.audit(site.address + route);
      const isWhole = Object.values(scores).every((score) => score === 100);
      console.log(`${isWhole ? '✓' : '✗'} ${Object.values(scores).join(' ')}  ${route}`);
      for (const fault of faults) console.log(`    ${fault}`);
      if (!isWhole) faulty += 1;
    }
  } finally {
    await auditor.stop();
    await site.stop(0);
  }
  return faulty;
}
