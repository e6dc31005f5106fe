import { z } from 'zod';
import { type DocumentName, documentSchemas } from '../../../documents/documents.ts';
import { property } from '../../../documents/json.ts';
import { fileIn, folderLanguage, withoutLanguage } from '../../../documents/languages.ts';
import { REDIRECTS } from '../../../documents/redirects.ts';
import { sectionFile } from '../../../documents/section.ts';
import { MENU, SITE } from '../../../documents/site-files.ts';
import { THEME } from '../../../documents/theme.ts';
import { WORDS } from '../../../documents/words.ts';
import type { Problem } from '../../../findings/finding.ts';
import { describeSchema, kindOf } from '../describe.ts';
import { neededOf } from './lists.ts';

/** Where a document of each kind lies, those of which there are many under the name that their file has. */
const PLACES: Readonly<Record<DocumentName, (name: string) => string>> = {
  page: (name) => `${name}.json`,
  section: sectionFile,
  form: (name) => `_site/forms/${name}.json`,
  site: () => SITE,
  edition: () => SITE,
  menu: () => MENU,
  redirects: () => REDIRECTS,
  words: () => WORDS,
  theme: () => THEME,
};

const KINDS = Object.keys(documentSchemas).filter((name): name is DocumentName => Object.hasOwn(documentSchemas, name));

/** What a document of each kind may not leave out. Every document is asked for it. */
const NEEDED = new Map(KINDS.map((kind) => [kind, neededOf(documentSchemas[kind]).map(([name]) => name)]));

/**
 * Says of a file that is a document of another kind than its place is for, such as a form among pages, where it belongs: that is one
 * mistake, while the schema of its place would refuse nearly every property in it.
 */
export function foreignDocument(own: DocumentName, path: string, value: unknown): Problem[] {
  const kind = otherKind(own, value);
  if (kind === undefined) return [];
  const name = withoutLanguage(path).replace(/^.*\/|\.json$/gu, '');
  const place = PLACES[kind](name);
  const language = kind === 'redirects' || kind === 'theme' ? undefined : folderLanguage(path);
  const details = { kind, own, taken: undefined };
  return [{ code: 'document-elsewhere', file: path, spot: { at: 'file' }, details, nearest: fileIn(language, place) }];
}

/**
 * The kind that knows more of a document's properties than its own, and finds all that it needs, is named by it, or knows all of a
 * document that is unfinished.
 */
function otherKind(own: DocumentName, value: unknown): DocumentName | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const names = Object.keys(value).filter((name) => name !== '$schema');
  const known = (kind: DocumentName) => names.filter((name) => Object.hasOwn(documentSchemas[kind].shape, name)).length;
  const isWhole = (kind: DocumentName) => {
    const needed = NEEDED.get(kind) ?? [];
    return needed.length > 0 ? needed.every((name) => names.includes(name)) : isAllOf(kind);
  };
  // The same name may stand for a list in one kind, and for a text in another.
  const isAllOf = (kind: DocumentName) =>
    names.every((name) => {
      const schema = property(documentSchemas[kind].shape, name);
      return schema instanceof z.ZodType && describeSchema(schema) === kindOf(property(value, name));
    });
  // No other kind knows more, and nearly every document is what its place is for.
  if (known(own) === names.length && isWhole(own)) return undefined;
  const reference = property(value, '$schema');
  const named =
    typeof reference === 'string' ? /([a-z]+)(?:\.editor)?\.schema\.json$/u.exec(reference)?.[1] : undefined;
  const isClear = (kind: DocumentName) =>
    names.length > 1 && known(kind) === names.length && known(kind) > 2 * known(own) && !isWhole(own);
  const fits = (kind: DocumentName) => {
    if (known(kind) > known(own)) return isWhole(kind) || kind === named || isClear(kind);
    return known(kind) === known(own) && kind === named && isWhole(kind) && !isWhole(own);
  };
  const fitting = KINDS.filter((kind) => kind !== own && !isSameKind(kind, own) && fits(kind));
  // Whatever an edition knows, a site knows as well, and more.
  return fitting.sort((a, b) => known(b) - known(a))[0];
}

const isSameKind = (kind: DocumentName, own: DocumentName) =>
  [kind, own].every((name) => name === 'site' || name === 'edition');
