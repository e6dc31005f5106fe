import { HTMLElement, parse, TextNode } from 'node-html-parser';

/** An element of a document, without its content. */
export interface Tag {
  name: string;
  attributes: Record<string, string>;
}

/** A piece of visible text and the language it is in. */
export interface Piece {
  text: string;
  lang: string;
}

/** The parser takes a document type for text, and a comment for the end of one. */
const parsed = (html: string) =>
  parse(html.replaceAll(/^<!doctype[^>]*>|<!--.*?-->/gisu, ''), { blockTextElements: { script: true, style: true } });

/** What was read from documents: dozens of tests look at the same forty. */
const read = new Map<string, readonly Tag[]>();

/** Every element of a document, in order. */
export function tagsOf(html: string): readonly Tag[] {
  const tags = read.get(html) ?? tagsIn(parsed(html));
  read.set(html, tags);
  return tags;
}

const tagsIn = ({ childNodes }: HTMLElement): Tag[] =>
  childNodes.filter((node) => node instanceof HTMLElement).flatMap((element) => [tagOf(element), ...tagsIn(element)]);

const tagOf = ({ rawTagName, attributes }: HTMLElement): Tag => ({
  name: rawTagName.toLowerCase(),
  attributes: Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name.toLowerCase(), value])),
});

/** Elements of some kinds. */
export function named(html: string, ...names: string[]): Tag[] {
  return tagsOf(html).filter((tag) => names.includes(tag.name));
}

/** Texts of a document, each with the language that the nearest `lang` gives it. */
export const piecesOf = (html: string): Piece[] => piecesIn(parsed(html), '?');

function piecesIn({ childNodes }: HTMLElement, lang: string): Piece[] {
  return childNodes.flatMap((node) => {
    if (node instanceof TextNode) {
      const text = plain(node.text);
      return text === '' ? [] : [{ text, lang }];
    }
    if (!(node instanceof HTMLElement) || ['script', 'style'].includes(node.rawTagName)) return [];
    return piecesIn(node, node.getAttribute('lang') ?? lang);
  });
}

/** Plain text of a piece of markup, spaces and soft hyphens evened out. */
export const textOf = (markup: string) => plain(parsed(markup).text);

/** Text as a reader sees it: no soft hyphens, one kind of space. */
export const plain = (text: string) => text.replaceAll('\u00ad', '').replaceAll(/\s+/gu, ' ').trim();
