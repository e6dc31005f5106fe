/** A start tag of a document. */
export interface Tag {
  name: string;
  attributes: Record<string, string>;
}

/** A piece of visible text and the language it is in. */
export interface Piece {
  text: string;
  lang: string;
}

const TAG = /<(\/?)([a-z][a-z0-9]*)((?:\s+[^\s=>"/]+(?:="[^"]*")?)*)\s*(\/?)>/giu;
const ATTRIBUTE = /([^\s=>"/]+)(?:="([^"]*)")?/gu;
const VOID = new Set(['img', 'input', 'br', 'hr', 'meta', 'link', 'source']);

/** Every start tag, in order. Content of `script` and `style` counts as none. */
export function tagsOf(html: string): Tag[] {
  const tags: Tag[] = [];
  for (const [, end, name = '', attributes = ''] of markupOf(html).matchAll(TAG)) {
    if (!end) tags.push({ name: name.toLowerCase(), attributes: attributesOf(attributes) });
  }
  return tags;
}

/** Start tags of some kinds. */
export function named(html: string, ...names: string[]): Tag[] {
  return tagsOf(html).filter((tag) => names.includes(tag.name));
}

/** Texts of the document's body, each with the language that the nearest `lang` gives it. */
export function piecesOf(html: string): Piece[] {
  const markup = markupOf(html);
  const languages = ['?'];
  const pieces: Piece[] = [];
  let at = 0;
  for (const { index, 0: tag, 1: end, 2: name = '', 3: attributes = '', 4: closed } of markup.matchAll(TAG)) {
    const text = textOf(markup.slice(at, index));
    if (text !== '') pieces.push({ text, lang: languages.at(-1) ?? '?' });
    at = index + tag.length;
    if (VOID.has(name.toLowerCase()) || closed) continue;
    if (end) languages.pop();
    else languages.push(attributesOf(attributes).lang ?? languages.at(-1) ?? '?');
  }
  return pieces;
}

/** Plain text of a piece of markup, spaces and soft hyphens evened out. */
export const textOf = (markup: string) => plain(decode(markup.replaceAll(/<[^>]*>/gu, '')));

/** Text as a reader sees it: no soft hyphens, one kind of space. */
export const plain = (text: string) => text.replaceAll('\u00ad', '').replaceAll(/\s+/gu, ' ').trim();

function markupOf(html: string): string {
  return html.replaceAll(/(<(script|style)\b[^>]*>)[\s\S]*?(?=<\/\2>)/gu, '$1');
}

function attributesOf(text: string): Record<string, string> {
  const pairs = [...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name.toLowerCase(), decode(value)]);
  return Object.fromEntries(pairs);
}

function decode(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
