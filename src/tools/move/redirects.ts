import { parseTree } from 'jsonc-parser';
import { property } from '../../documents/json.ts';
import { REDIRECTS, type Redirect } from '../../documents/redirects.ts';
import { IncompleteError, type Text } from '../../findings/errors.ts';
import { jsonText } from '../json-style.ts';
import { print, readNode, sourceOf } from '../migrate/print.ts';

const NO_LIST: Text = {
  de: `${REDIRECTS} hat keine Liste \`redirects\`; es wurde nichts geändert. Was zu tun ist, sagt npm run validate.`,
  en: `${REDIRECTS} has no list \`redirects\`; nothing was changed. npm run validate says what to do.`,
};

/** How the list changes. */
export interface RedirectChange {
  added: readonly Redirect[];
  /** which of the others go */
  isGone: (redirect: { from: unknown; to: unknown }) => boolean;
  /** where a new list finds its JSON Schema, relative to itself */
  schema: string;
}

/**
 * The list of redirects with others at its end and some gone. Entries that stay keep their text. Throws an `IncompleteError` where
 * the file holds no list.
 *
 * @param text of the file; undefined where there is none yet
 */
export function withRedirects(text: string | undefined, change: RedirectChange): string | undefined {
  const { added, isGone, schema } = change;
  if (text === undefined) {
    return added.length === 0 ? undefined : jsonText({ $schema: schema, redirects: added });
  }
  const source = sourceOf(text);
  const root = parseTree(text);
  const document = root && readNode(root, source);
  const listed = property(document, 'redirects');
  if (typeof document !== 'object' || !Array.isArray(listed)) throw new IncompleteError(NO_LIST);
  const staying = listed.filter((entry) => !isGone({ from: property(entry, 'from'), to: property(entry, 'to') }));
  if (added.length === 0 && staying.length === listed.length) return text;
  return print({ ...document, redirects: [...staying, ...added] }, '', source) + source.style.eol;
}
