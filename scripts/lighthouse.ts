import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createSite } from '../server/app.ts';
import { serve } from '../server/serve.ts';
import { startAuditor } from './auditor.ts';
import { ensureBrowser } from './browser.mjs';
import { readFlags, run, UsageError } from './cli.ts';

const USAGE = {
  de: `npm run lighthouse -- [--dist ORDNER] [--routes /,/security]
  Prüft die gebaute Website mit Lighthouse (Telefon): Barrierefreiheit, gute Praxis, SEO; ohne --routes jede Seite, die
  in Suchmaschinen stehen darf. Ende mit 0: überall 100 Punkte, 1: irgendwo weniger, 2: falsch aufgerufen.`,
  en: `npm run lighthouse -- [--dist FOLDER] [--routes /,/security]
  Audits the built site with Lighthouse (phone): accessibility, best practices, SEO; without --routes every page that
  search engines may show. Exit 0: 100 points everywhere, 1: fewer somewhere, 2: wrong usage.`,
};

await run(USAGE, async () => {
  const flags = readFlags({ dist: { type: 'string' }, routes: { type: 'string' } });
  const dist = resolve(flags.dist ?? 'dist');
  if (!existsSync(join(dist, 'build.json'))) throw new UsageError(`--dist ${dist}: npm run build`);
  const routes = flags.routes?.split(',') ?? indexedRoutes(dist);
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
  console.log(`${routes.length} Seiten, ${faulty} mit weniger als 100 Punkten.`);
  return faulty > 0 ? 1 : 0;
});

/** Paths of the sitemap. */
function indexedRoutes(dist: string): string[] {
  const locations = readFileSync(join(dist, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]*)<\/loc>/gu);
  return [...locations].map(([, location = '']) => new URL(location).pathname);
}
