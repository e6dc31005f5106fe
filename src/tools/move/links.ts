import { applyEdits, type Node, parseTree } from 'jsonc-parser';
import { internalLink } from '../../documents/routes.ts';

/** Where a link to a page of the site leads from now on; undefined where it stays. */
export type Follow = (route: string, anchor: string | undefined) => string | undefined;

/** A place where a text names an address: the line, counted from 1, and what stands there. */
export interface Mention {
  line: number;
  href: string;
}

/**
 * Properties whose text is no link, whatever it looks like. All others may hold one: parameters of shared sections and
 * addresses in the site document are links as much as those whose schema says so.
 */
const NO_LINKS = new Set(['$schema', 'from']);

/** The text of a document with its links led elsewhere. Nothing else is written anew. */
export function withLinks(text: string, follow: Follow): string {
  const edits = stringsOf(parseTree(text), NO_LINKS).flatMap((node) => {
    const { value }: { value?: string } = node;
    const changed = value === undefined ? value : mapLinks(value, follow);
    if (changed === undefined || changed === value) return [];
    return [{ offset: node.offset, length: node.length, content: JSON.stringify(changed) }];
  });
  return applyEdits(text, edits);
}

/** What a page says it translates goes with a page that is deleted: there is nothing for its author to change. */
const NO_MENTIONS = new Set([...NO_LINKS, 'translationOf']);

/** The places where a document leads to a page that `isMeant` names. */
export function mentionsOf(text: string, isMeant: (route: string) => boolean): Mention[] {
  return stringsOf(parseTree(text), NO_MENTIONS).flatMap((node) => {
    const found: string[] = [];
    mapLinks(node.value, (route, anchor) => {
      if (isMeant(route)) found.push(anchor === undefined ? route : `${route}#${anchor}`);
      return undefined;
    });
    const line = text.slice(0, node.offset).split('\n').length;
    return found.map((href) => ({ line, href }));
  });
}

/** The texts of a document that may hold links: all but those of these properties. */
function stringsOf(node: Node | undefined, left: ReadonlySet<string>): Node[] {
  if (node?.type === 'string') return [node];
  const [name, inner] = node?.children ?? [];
  if (node?.type === 'property') return left.has(name?.value) ? [] : stringsOf(inner, left);
  return (node?.children ?? []).flatMap((child) => stringsOf(child, left));
}

/** The target of `[label](target)`. */
const INLINE = /(?<=\]\()[^()]+(?=\))/gu;

/** A text that is a link, or has links in it, with each led elsewhere. */
function mapLinks(value: string, follow: Follow): string {
  const follows = (href: string) => {
    const { route = '', anchor } = internalLink(href) ?? {};
    return (route === '' ? undefined : follow(route, anchor)) ?? href;
  };
  return /^\/\S*$/u.test(value) ? follows(value) : value.replaceAll(INLINE, follows);
}
