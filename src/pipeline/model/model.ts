import { mediaAddress } from '../../documents/media.ts';
import { routeOf } from '../../documents/routes.ts';
import type { Problem, Staged } from '../../findings/finding.ts';
import type { MediaFacts } from '../read/media.ts';
import { requiredDocuments } from '../read/misplaced.ts';
import type { Documents } from '../read/read.ts';
import { editionsOf, languagesOf, unusedDocuments } from './editions.ts';
import { formRequests, possibleFormRoutes } from './form-pages.ts';
import { twinsWithForms } from './form-twins.ts';
import type { Edition, SiteModel } from './site-model.ts';

/** What a model is made from besides the documents: the paths of all files, the names of the media, the day. */
interface Surface {
  files: ReadonlyArray<{ path: string }>;
  assets: readonly string[];
  media?: ReadonlyMap<string, MediaFacts> | undefined;
  day?: string | undefined;
}

/** Documents → the site as one value. Reports the documents that are missing. */
export function siteModel({ files, assets, media = new Map(), day }: Surface, documents: Documents): Staged<SiteModel> {
  const { pages, sections, redirects, routes, meantFiles } = documents;
  const present = new Set(files.map(({ path }) => path));
  const [, ...further] = languagesOf(documents);
  const required = [undefined, ...further].flatMap(requiredDocuments);
  const missing = required.filter((name) => !present.has(name));
  const meantRoutes = [...meantFiles, ...missing, 'index.json'].flatMap((file) => routeOf(file) ?? []);
  const linkable = new Set([...routes, ...meantRoutes]);
  const sorted = editionsOf(documents, { routes, linkable, formsComplete: documents.areFormsValid });
  const twins = twinsWithForms(sorted);
  const editions = sorted.map((edition) => ({ ...edition, twins }));
  for (const { route } of editions.flatMap(formRequests)) linkable.add(route);
  const model: SiteModel = {
    ...sorted[0],
    twins,
    editions,
    pages,
    sections,
    documents: editions.flatMap((edition) => edition.documents),
    unsettled: {
      documents: editions.flatMap(({ unsettled }) => unsettled.documents),
      pages: editions.flatMap(({ unsettled }) => unsettled.pages),
    },
    unused: unusedDocuments(documents, editions),
    redirects,
    assets: new Set(assets.map(mediaAddress)),
    media: new Map([...media].map(([name, facts]) => [mediaAddress(name), facts])),
    day,
    complete: documents.areAllValid && missing.length === 0,
  };
  return { value: model, problems: missing.filter((name) => !meantFiles.has(name)).map(missingDocument) };
}

/** The model of some files of a site, as if all its other pages were there: links may lead to any of these routes. */
export function partialModel({ value, problems }: Staged<SiteModel>, routes: ReadonlySet<string>): Staged<SiteModel> {
  const linkable = new Set([...value.linkable, ...routes, ...value.editions.flatMap(possibleFormRoutes)]);
  const editions = value.editions.map((edition) => ({ ...edition, routes, linkable }));
  return { value: { ...value, editions, routes, linkable, complete: false }, problems };
}

/** The model of a site of which nothing but these files is to be judged. */
export function unsettledModel(model: SiteModel, files: ReadonlySet<string>): SiteModel {
  const isLeft = ({ file }: { file: string }) => files.has(file);
  const left = <E extends Edition>(edition: E): E => {
    const { documents, pages } = edition.unsettled;
    return { ...edition, unsettled: { documents: documents.filter(isLeft), pages: pages.filter(isLeft) } };
  };
  return { ...left(model), editions: model.editions.map(left) };
}

const missingDocument = (name: string): Problem => ({
  code: 'document-missing',
  file: name,
  spot: { at: 'file' },
  details: { name },
});
