import { applyEdits, modify, parse, parseTree } from 'jsonc-parser';
import { property } from '../../documents/json.ts';
import { folderLanguage, routeIn } from '../../documents/languages.ts';
import { fileOf } from '../../documents/routes.ts';
import { indentAt } from '../migrate/print.ts';

/** A page of a further language, and the page of the first that lies in the same place: without a word they are one in two languages. */
interface Twin {
  route: string;
  original: string;
}

/** The twins of a site by their places; `further` are its languages beside the first. */
export function twinsByPlace(routes: ReadonlySet<string>, further: readonly unknown[]): Twin[] {
  return [...routes].flatMap((route) => {
    const language = folderLanguage(fileOf(route));
    if (language === undefined || !further.includes(language)) return [];
    const original = route.slice(routeIn(language, '/').length) || '/';
    return routes.has(original) ? [{ route, original }] : [];
  });
}

/** What a page has to say it translates, where one of the two goes to another place and the other does not go along. */
export function originalToName({ route, original }: Twin, targetOf: (route: string) => string): string | undefined {
  const [own, other] = [targetOf(route), targetOf(original)];
  const language = folderLanguage(fileOf(own));
  const isPair = language !== undefined && folderLanguage(fileOf(other)) === undefined;
  return isPair && own !== routeIn(language, other) ? other : undefined;
}

/** The text of a page that says which page it translates, behind its title; one that says so already stays as it is. */
export function withOriginal(text: string, original: string): string {
  const root = parseTree(text);
  const named = (name: string) => root?.children?.find(({ children }) => property(children?.[0], 'value') === name);
  const title = named('title');
  if (!title || named('translationOf')) return text;
  const end = title.offset + title.length;
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const line = `,${eol}${indentAt(title.offset, text)}"translationOf": ${JSON.stringify(original)}`;
  return text.slice(0, end) + line + text.slice(end);
}

/** Whether the text of a page says that it translates this one. */
export const namesOriginal = (text: string, original: string): boolean =>
  property(parse(text), 'translationOf') === original;

/** The text of a page that no longer says what it translates. */
export const withoutOriginal = (text: string): string =>
  applyEdits(text, modify(text, ['translationOf'], undefined, {}));
