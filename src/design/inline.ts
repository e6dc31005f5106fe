/** A piece of an author's text. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'emphasis'; text: string }
  | { kind: 'link'; text: string; href: string };

const TOKEN = /\*([^*]+)\*|\[([^[\]]+)\]\(([^()]+)\)/gu;

/**
 * Splits an author's text at `*emphasis*` and `[label](target)`. Everything else is text as it stands; a single
 * asterisk is one too.
 */
export function parseInline(source: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const match of source.matchAll(TOKEN)) {
    const [whole, emphasis, label, href] = match;
    if (match.index > end) parts.push({ kind: 'text', text: source.slice(end, match.index) });
    if (emphasis !== undefined) parts.push({ kind: 'emphasis', text: emphasis });
    else if (label !== undefined && href !== undefined) parts.push({ kind: 'link', text: label, href });
    end = match.index + whole.length;
  }
  if (end < source.length) parts.push({ kind: 'text', text: source.slice(end) });
  return parts;
}
