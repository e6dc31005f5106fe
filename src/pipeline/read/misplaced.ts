import { fileIn, folderLanguage, withoutLanguage } from '../../documents/languages.ts';
import { mediaFile } from '../../documents/media.ts';
import { REDIRECTS } from '../../documents/redirects.ts';
import { fileOf, hasHiddenPart, isSpeltAsPage } from '../../documents/routes.ts';
import { sectionFile } from '../../documents/section.ts';
import { FORM_PAGE, MENU, NOT_FOUND, SITE, THANK_YOU } from '../../documents/site-files.ts';
import { THEME } from '../../documents/theme.ts';
import { WORDS } from '../../documents/words.ts';
import { mediaKind } from '../../fields/media.ts';
import type { Problem } from '../../findings/finding.ts';
import { nearestName } from '../../findings/nearest.ts';
import type { Language } from '../../words/language.ts';
import { slug } from './text-formats.ts';

/** Documents without which no page can be made, in the first language and in each further one. */
const REQUIRED_DOCUMENTS = [SITE, MENU, NOT_FOUND, 'index.json'];

/** Those of a language; of a further one, settings of its own are none. */
export const requiredDocuments = (further?: Language): string[] =>
  further === undefined ? REQUIRED_DOCUMENTS : REQUIRED_DOCUMENTS.slice(1).map((path) => fileIn(further, path));

/** Documents that a site may have instead of the engine's own. */
const FURTHER_DOCUMENTS = [FORM_PAGE, THANK_YOU, REDIRECTS, WORDS, THEME];

/** What Windows puts into folders with pictures. What macOS does is hidden. */
export const isSystemFile = (path: string) => /(?:^|\/)(?:thumbs\.db|desktop\.ini)$/iu.test(path);

const NEARLY_JSON = /\.(?:json?|jsn|jsonc|json5|js|txt)$/iu;

/**
 * A file that is no page and no site document: its name is wrong, or it does not belong here.
 *
 * @param present all files below the pages folder; a name that is taken is no help
 */
export function misplaced(path: string, present: ReadonlySet<string>): Problem {
  const name = path.split('/').at(-1) ?? path;
  const base = { file: path, spot: { at: 'file' } } as const;
  if (isSystemFile(name)) return { code: 'system-file', ...base, details: { name } };
  if (hasHiddenPart(path)) {
    const shown = path.replaceAll(/(?<![^/])\.+/gu, '');
    const taken = present.has(shown) ? shown : undefined;
    const details = { taken, isInHidden: !name.startsWith('.'), isPage: !shown.startsWith('_') };
    return { code: 'file-hidden', ...base, details, nearest: taken === undefined ? shown : undefined };
  }
  const language = folderLanguage(path);
  const meant = path.startsWith('_shared/')
    ? sectionMeant(name, language)
    : path.startsWith('_')
      ? siteDocument(path, name, language)
      : pageOrMedia(path, name);
  const taken = meant !== undefined && present.has(meant) ? meant : undefined;
  const nearest = meant === taken || meant === path ? undefined : meant;
  if (!path.startsWith('_') && /\.json$/iu.test(name)) {
    const details = { name: path, isSpelt: isSpeltAsPage(path), taken };
    return { code: 'file-name', ...base, details, nearest };
  }
  return { code: 'stray-file', ...base, details: { name, taken, ...placeOf(path) }, nearest };
}

/** What belongs where a file lies that does not, if that is a folder with an underscore. */
function placeOf(path: string): { documents?: string[]; isOwnFolder?: true } {
  const own = withoutLanguage(path);
  if (/^_site\/[^/]+\.json$/iu.test(own))
    return { documents: [...REQUIRED_DOCUMENTS, ...FURTHER_DOCUMENTS].filter((file) => file.startsWith('_site/')) };
  return /^_(?!(?:site|shared|media)\/)[^/]*\//u.test(path) ? { isOwnFolder: true } : {};
}

/** The file with the name that a shared section should have. */
function sectionMeant(name: string, language: Language | undefined): string | undefined {
  const bare = NEARLY_JSON.test(name) ? slug(name.replace(/\.[^.]*$/u, '')) : '';
  return bare === '' ? undefined : fileIn(language, sectionFile(bare));
}

/** The site document or media file that a misspelt path below an underscore meant. */
function siteDocument(path: string, name: string, language: Language | undefined): string | undefined {
  const below = path.slice(path.indexOf('/') + 1);
  const forms = [slug(stemOf(name))].filter(Boolean).map((stem) => `_site/forms/${stem}.json`);
  const documents = NEARLY_JSON.test(name) ? [...REQUIRED_DOCUMENTS, ...FURTHER_DOCUMENTS, ...forms] : [];
  if (mediaKind(name)) return nearestName(path, [mediaFile(below)]);
  const alike = documents.filter((document) => nearestName(stemOf(name), [stemOf(document)]));
  const meant = nearestName(withoutLanguage(path), alike);
  return meant && fileIn(language, meant);
}

/** The name of a file without folder and ending: these are alike for all that lie beside each other. */
const stemOf = (path: string) => path.replace(/^.*\/|\.[^./]*$/gu, '');

/** The page file with the address that this one should have, or the place of a picture. */
function pageOrMedia(path: string, name: string): string | undefined {
  if (mediaKind(name)) return allowedName(mediaFile(name));
  if (!NEARLY_JSON.test(name)) return undefined;
  const bare = path.replace(/(?:\.json)*\.[^./]*$/iu, '').replace(/\.json$/iu, '');
  const segments = bare.split('/').map(slug).filter(Boolean);
  if (segments.length > 1 && segments.at(-1) === 'index') segments.pop();
  return segments.length === 0 ? undefined : fileOf(`/${segments.join('/')}`);
}

/** The allowed name nearest to a media file's own, or undefined where its ending is the trouble. */
export function allowedName(path: string): string | undefined {
  const cut = path.lastIndexOf('.');
  if (!mediaKind(path)) return undefined;
  const [root = '', ...folders] = path.slice(0, cut).split('/');
  const named = folders.map(slug);
  return named.every(Boolean) ? `${[root, ...named].join('/')}${path.slice(cut).toLowerCase()}` : undefined;
}
