import { mediaAddress } from '../../documents/media.ts';
import { routeOf } from '../../documents/routes.ts';
import type { Problem, Staged } from '../../findings/finding.ts';
import type { MediaFacts } from '../read/media.ts';
import { REQUIRED_DOCUMENTS } from '../read/misplaced.ts';
import type { Documents } from '../read/read.ts';
import { formRoutes } from './form-pages.ts';
import type { SiteModel } from './site-model.ts';

/** What a model is made from besides the documents: the paths of all files, the names of the media, the day. */
interface Surface {
  files: ReadonlyArray<{ path: string }>;
  assets: readonly string[];
  media?: ReadonlyMap<string, MediaFacts> | undefined;
  day?: string | undefined;
}

/** Documents → the site as one value. Reports the documents that are missing. */
export function siteModel({ files, assets, media = new Map(), day }: Surface, documents: Documents): Staged<SiteModel> {
  const { pages, aside, settings, menu, forms, sections, redirects, words, theme, routes, meantFiles } = documents;
  const present = new Set(files.map(({ path }) => path));
  const missing = REQUIRED_DOCUMENTS.filter((name) => !present.has(name));
  const meantRoutes = [...meantFiles, 'index.json'].flatMap((file) => routeOf(file) ?? []);
  const shown = [...pages, ...Object.values(aside), settings, menu, redirects, words, theme, ...forms].filter(
    (document) => document !== undefined,
  );
  const model: SiteModel = {
    pages,
    notFound: aside['_site/not-found.json'],
    formPage: aside['_site/form-page.json'],
    thankYou: aside['_site/thank-you.json'],
    settings,
    menu,
    forms,
    redirects,
    words,
    theme,
    sections,
    documents: [...shown, ...sections],
    routes,
    linkable: new Set([...routes, ...meantRoutes, ...formRoutes({ forms, settings }, shown)]),
    assets: new Set(assets.map(mediaAddress)),
    media: new Map([...media].map(([name, facts]) => [mediaAddress(name), facts])),
    day,
    complete: documents.areAllValid && missing.length === 0,
    formsComplete: documents.areFormsValid,
  };
  return { value: model, problems: missing.filter((name) => !meantFiles.has(name)).map(missingDocument) };
}

const missingDocument = (name: string): Problem => ({
  code: 'document-missing',
  file: name,
  spot: { at: 'file' },
  details: { name },
});
