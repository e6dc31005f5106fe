import type { Edition as EditionDocument } from '../../documents/edition.ts';
import { editionSchema } from '../../documents/edition.ts';
import { property } from '../../documents/json.ts';
import { fileIn, folderLanguage, routeIn } from '../../documents/languages.ts';
import type { Site, SiteDocument } from '../../documents/site.ts';
import { FORM_PAGE, MENU, NOT_FOUND, THANK_YOU } from '../../documents/site-files.ts';
import { WORDS } from '../../documents/words.ts';
import { LANGUAGES, type Language } from '../../words/language.ts';
import { factCollector } from '../read/collect.ts';
import { withNames } from '../read/names.ts';
import type { Documents } from '../read/read.ts';
import type { PageDocument, SourceDocument } from '../read/source-document.ts';
import { type Edition, pagesOf } from './site-model.ts';
import { type Twins, twinsOf } from './twins.ts';

type Around = Pick<Edition, 'routes' | 'linkable' | 'formsComplete'>;

/** The languages of a site, the first of them first; where its document does not say them, those that have folders. */
export function languagesOf(documents: Documents): [Language, ...Language[]] {
  const { settings } = documents;
  const stated = property(settings?.written, 'languages');
  const areKnown = Array.isArray(stated) && stated.length > 0 && stated.every(isLanguage);
  const [first, ...others] = new Set(settings?.value?.languages ?? (areKnown ? stated.filter(isLanguage) : []));
  return first ? [first, ...others] : languagesInFolders(documents);
}

/** The languages of the folders with a menu, behind the one that has none: German, where several have none. */
function languagesInFolders({ menus }: Documents): [Language, ...Language[]] {
  const further = LANGUAGES.filter((language) => menus.some(({ file }) => folderLanguage(file) === language));
  return [LANGUAGES.find((language) => !further.includes(language)) ?? LANGUAGES[0], ...further];
}

const isLanguage = (name: unknown): name is Language => LANGUAGES.some((language) => language === name);

/** The documents of a site by language: what lies in the folder of a language is that one's, everything else the first's. */
export function editionsOf(documents: Documents, around: Around): [Edition, ...Edition[]] {
  const [first, ...others] = languagesOf(documents);
  const folderOf = ({ file }: { file: string }) => others.find((language) => language === folderLanguage(file));
  const byFolder = new Map<Language, PageDocument[]>([first, ...others].map((language) => [language, []]));
  for (const page of documents.pages) byFolder.get(folderOf(page) ?? first)?.push(page);
  const pagesIn = (folder: Language = first) => byFolder.get(folder) ?? [];
  const twins = twinsOf(
    { language: first, pages: pagesIn(undefined) },
    others.map((language) => ({ language, pages: pagesIn(language) })),
  );
  const editionOf = (language: Language, folder?: Language): Edition => {
    const at = (path: string) => fileIn(folder, path);
    const named = <D extends { file: string }>(all: readonly D[], path: string) =>
      all.find(({ file }) => file === at(path));
    const { aside, menus, words } = documents;
    const own = {
      pages: pagesIn(folder),
      notFound: aside[at(NOT_FOUND)],
      formPage: aside[at(FORM_PAGE)],
      thankYou: aside[at(THANK_YOU)],
      settings: settingsOf(documents, language, folder, twins),
      menu: named(menus, MENU),
      forms: documents.forms.filter(({ file }) => folderLanguage(file) === folder),
      words: named(words, WORDS),
      sections: documents.sections.filter((section) => folderOf(section) === folder),
    };
    const { redirects, theme } = folder === undefined ? documents : {};
    const { pages, forms, sections, ...single } = own;
    const all = [...pages, ...forms, ...sections, ...Object.values(single), redirects, theme];
    const present = all.filter((document) => document !== undefined);
    return {
      ...around,
      ...own,
      language,
      home: routeIn(folder, '/'),
      theme: documents.theme,
      documents: present,
      unsettled: { documents: present, pages: pagesOf(own) },
      twins,
    };
  };
  return [editionOf(first), ...others.map((language) => editionOf(language, language))];
}

/** Site documents and shared sections in the folder of a language that is none of the site's. */
export function unusedDocuments(documents: Documents, editions: readonly Edition[]): Array<SourceDocument<unknown>> {
  const { aside, editions: settings, menus, forms, words, sections } = documents;
  const known = editions.slice(1).map(({ language }) => language);
  return [Object.values(aside), settings, menus, forms, words, sections]
    .flat()
    .filter((document) => {
      const language = document && folderLanguage(document.file);
      return language !== undefined && !known.includes(language);
    })
    .filter((document) => document !== undefined);
}

const nothing = withNames(factCollector(editionSchema)({}));

/** The settings in a language: what its own document says, over those of the whole site. */
function settingsOf(
  { settings, editions }: Documents,
  language: Language,
  folder: Language | undefined,
  twins: Twins,
): SourceDocument<Site> | undefined {
  if (!settings) return undefined;
  if (folder === undefined) return { ...settings, value: settings.value && { ...settings.value, language, home: '/' } };
  const file = fileIn(folder, settings.file);
  const empty = { file, written: {}, raw: {}, isValid: true, ...nothing, value: {} };
  const own: SourceDocument<EditionDocument> = editions.find((edition) => edition.file === file) ?? empty;
  const value = settings.value && own.value && merged(settings.value, own.value, folder, twins);
  return { ...own, value, isValid: value !== undefined };
}

/** Without what is not given. */
const given = (addresses: EditionDocument['addresses'] = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(addresses).filter((entry): entry is [string, string] => entry[1] !== undefined));

function merged(site: SiteDocument, own: EditionDocument, language: Language, twins: Twins): Site {
  const { facts, addresses, chat, consent, $schema: _, ...texts } = own;
  const twinOf = (route: string) => twins.get(route)?.get(language);
  const here = (route: string) => routeIn(language, route);
  const { forms, thanks, imprint, privacy } = site.addresses;
  const standard = {
    forms: here(forms),
    thanks: here(thanks),
    imprint: twinOf(imprint) ?? here(imprint),
    privacy: twinOf(privacy) ?? here(privacy),
  };
  return {
    ...site,
    ...texts,
    shareImage: own.shareImage ?? site.shareImage,
    sloganLang: own.sloganLang ?? (own.slogan === undefined ? site.sloganLang : language),
    ...(site.facts && { facts: { ...site.facts, ...facts } }),
    ...(site.chat && { chat: { ...site.chat, ...chat } }),
    ...(site.consent && { consent: { ...site.consent, ...consent } }),
    addresses: { ...site.addresses, ...standard, ...given(addresses) },
    language,
    home: here('/'),
  };
}
