import { LANGUAGES, type Language } from '../words/language.ts';

/** A folder of one language: of pages (`en/live.json`), of site documents (`_site/en/menu.json`), of shared sections. */
const FOLDER = new RegExp(`^(_site/|_shared/|)(${LANGUAGES.join('|')})/(?!_)`, 'u');

/** The language whose folder a file lies in; undefined for those of a site's first language. */
export function folderLanguage(path: string): Language | undefined {
  const [, , name] = FOLDER.exec(path) ?? [];
  return LANGUAGES.find((language) => language === name);
}

/** Where the same document of the first language lies: `_site/menu.json` for `_site/en/menu.json`. */
export const withoutLanguage = (path: string): string => path.replace(FOLDER, '$1');

/** The reverse; the file itself for the first language. */
export const fileIn = (language: Language | undefined, path: string): string =>
  language === undefined ? path : path.replace(/^(?:_site\/|_shared\/|)/u, (folder) => `${folder}${language}/`);

/** The address of a page of another language that lies in the same place: `/en/live` for `/live`, `/en` for home. */
export const routeIn = (language: Language | undefined, route: string): string =>
  language === undefined ? route : `/${language}${route === '/' ? '' : route}`;

/** The reverse, by the home page of the page's language. */
export const withoutHome = (route: string, home: string): string =>
  home === '/' ? route : route.slice(home.length) || '/';
