/** A piece of an author's text. */
export type Inline =
  | { kind: 'text' | 'whole'; text: string }
  | { kind: 'emphasis'; parts: Inline[] }
  | { kind: 'link'; text: string; href: string };

/** Behind a letter a star is part of a word: `Künstler*innen`. */
const EMPHASIS = /\B\*([^*]+)\*/gu;
const TOKEN = new RegExp(`${EMPHASIS.source}|\\[([^[\\]]+)\\]\\(([^()]+)\\)|\\b\\w{1,3}-\\w{2,5}\\b`, 'gu');

/**
 * Splits an author's text at `*emphasis*` and `[label](target)`. Everything else is plain text, also a single
 * asterisk. A link may be inside emphasis, not the other way round. A compound as short as `E-Mail` or `Opt-in` is a
 * piece of its own (`whole`), for no line to end at its hyphen.
 */
export const parseInline = (source: string): Inline[] => split(source, TOKEN);

/** As `parseInline`, for a text in which nothing is a link, such as a heading. */
export const parseEmphasis = (source: string): Inline[] => split(source, EMPHASIS);

function split(source: string, token: RegExp): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const match of source.matchAll(token)) {
    const [whole, emphasis, label, href] = match;
    if (match.index > end) parts.push({ kind: 'text', text: source.slice(end, match.index) });
    if (emphasis !== undefined) parts.push({ kind: 'emphasis', parts: split(emphasis, token) });
    else if (label !== undefined && href !== undefined) parts.push({ kind: 'link', text: label, href });
    else parts.push({ kind: 'whole', text: whole });
    end = match.index + whole.length;
  }
  if (end < source.length) parts.push({ kind: 'text', text: source.slice(end) });
  return parts;
}

/** Targets of the links in an author's text, in their order. */
export function inlineLinks(source: string): string[] {
  const targets = (parts: readonly Inline[]): string[] =>
    parts.flatMap((part) => {
      if (part.kind === 'emphasis') return targets(part.parts);
      return part.kind === 'link' ? [part.href] : [];
    });
  return targets(parseInline(source));
}

/** The text with the label alone in place of every link whose target is gone. */
export function withoutLinks(source: string, isGone: (target: string) => boolean): string {
  const write = (part: Inline): string => {
    if (part.kind === 'emphasis') return `*${part.parts.map(write).join('')}*`;
    if (part.kind !== 'link') return part.text;
    return isGone(part.href) ? part.text : `[${part.text}](${part.href})`;
  };
  return parseInline(source).map(write).join('');
}
