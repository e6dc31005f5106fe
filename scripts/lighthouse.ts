import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { UsageError } from '../src/findings/errors.ts';
import { defineCommand } from './cli/command.ts';

const words = {
  de: {
    unbuilt: (dist: string) => `--dist ${dist}: Hier liegt keine fertige Website (npm run build).`,
    summary: (pages: number, faulty: number) => `${pages} Seiten, ${faulty} mit weniger als 100 Punkten.`,
  },
  en: {
    unbuilt: (dist: string) => `--dist ${dist}: there is no finished site (npm run build).`,
    summary: (pages: number, faulty: number) => `${pages} pages, ${faulty} with fewer than 100 points.`,
  },
};

export default defineCommand({
  name: 'lighthouse',
  about: {
    de: 'Prüft die gebaute Website mit Lighthouse (Telefon): Barrierefreiheit, gute Praxis, SEO.',
    en: 'Audits the built site with Lighthouse (phone): accessibility, best practices, SEO.',
  },
  flags: {
    dist: {
      about: { de: 'Ordner der fertigen Website', en: 'folder of the finished site' },
      value: { de: 'ORDNER', en: 'FOLDER' },
      default: 'dist',
    },
    routes: {
      about: {
        de: 'diese Seiten, zum Beispiel /,/security; sonst jede, die in Suchmaschinen stehen darf',
        en: 'these pages, for example /,/security; else every page that search engines may show',
      },
      value: '/,…',
    },
  },
  exits: [
    { de: 'überall 100 Punkte', en: '100 points everywhere' },
    { de: 'irgendwo weniger', en: 'fewer somewhere' },
  ],
  async run({ flags, language }) {
    const dist = resolve(flags.dist);
    if (!existsSync(join(dist, 'build.json'))) {
      throw new UsageError({ de: words.de.unbuilt(dist), en: words.en.unbuilt(dist) });
    }
    const routes = flags.routes?.split(',') ?? indexedRoutes(dist);
    const { auditSite } = await import('./lighthouse/audit-site.ts');
    const faulty = await auditSite(dist, routes);
    console.log(words[language].summary(routes.length, faulty));
    return faulty > 0 ? 1 : 0;
  },
});

/** Paths of the sitemap. */
function indexedRoutes(dist: string): string[] {
  const locations = readFileSync(join(dist, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]*)<\/loc>/gu);
  return [...locations].map(([, location = '']) => new URL(location).pathname);
}
