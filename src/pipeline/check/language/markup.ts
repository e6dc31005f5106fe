import { CHARACTER } from '../../../fields/text.ts';
import { blanked, LABELLED_LINK } from './prose.ts';

/** What an author meant by markup that this site does not know. */
type MarkupKind = 'emphasis' | 'link' | 'line' | 'character' | 'star' | 'other';

export interface Markup {
  found: string;
  index: number;
  kind: MarkupKind;
  /** the site's own way of writing it, where there is one */
  written: string | undefined;
}

/** Characters that people know by their HTML names; `&shy;` and `&nbsp;` are the two that texts may have. */
const CHARACTERS: Readonly<Record<string, string>> = {
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: '’',
  bdquo: '„',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  laquo: '«',
  raquo: '»',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  middot: '·',
  bull: '•',
  copy: '©',
  reg: '®',
  trade: '™',
  euro: '€',
  deg: '°',
  times: '×',
};

const POINT = '^[•▪‣◦*-] ';

/** Stars of which one has no other. */
const ODD_STARS = '^[^*]*\\*(?:[^*]*\\*[^*]*\\*)*[^*]*$';

export const markupSigns = [
  '</?[a-z]',
  '&(?!shy;|nbsp;)#?[a-z0-9]+;',
  '&(?:nbsp|shy)(?!;)',
  '\\*\\*',
  '__',
  '^#{1,6} ',
  '^> ',
  '^(?:-{3,}|_{3,})$',
  '【',
  ' ?:contentReference',
  '(?:^|[\\s(„“])_[^\\s_]',
  '`',
  POINT,
  ODD_STARS,
];

const BEGINS_WITH_POINT = new RegExp(POINT, 'u');

/** A text that begins as the entry of a list does where people type lists as text. */
export const beginsWithPoint = (text: string) => BEGINS_WITH_POINT.test(text);

const ALLOWED = new RegExp(`^${CHARACTER}$`, 'u');

const PATTERNS: ReadonlyArray<[RegExp, MarkupKind, (groups: string[]) => string | undefined]> = [
  [/<a\s[^<>]*href="([^"<>]*)"[^<>]*>([^<>]+)<\/a>/giu, 'link', ([href, label]) => `[${label}](${href})`],
  [/<(b|strong|i|em)>([^<>]+)<\/\1>/giu, 'emphasis', ([, words]) => `*${words}*`],
  [/(\*\*|__)([^*_]+)\1/gu, 'emphasis', ([, words]) => `*${words}*`],
  [/<\/?(?:br|p|ul|ol|li)\s*\/?>/giu, 'line', () => undefined],
  [/<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/giu, 'other', () => undefined],
  [/(?<![\p{L}\p{N}_/.:-])_([^\s_](?:[^_]*[^\s_])?)_(?![\p{L}\p{N}_])/gu, 'emphasis', ([words]) => `*${words}*`],
  [/^(?:#{1,6}|>) |^(?:-{3,}|_{3,})$/gu, 'other', () => undefined],
  // Where programs that write texts have read something.
  [/ ?(?:【[^】]*】|:contentReference(?:\{[^}]*\})?)/gu, 'other', () => undefined],
  [/`[^`]+`/gu, 'other', () => undefined],
  [/&(nbsp|shy)(?!;) ?/gu, 'character', ([name]) => `&${name};`],
  [/&(?!(?:shy|nbsp);)(#?[a-z0-9]+);/giu, 'character', ([name = '']) => characterOf(name)],
];

/** HTML, Markdown and names of characters in a text, which visitors would see as they are typed; in their order. */
export function markupIn(text: string): Markup[] {
  const all: Markup[] = [];
  for (const [pattern, kind, write] of PATTERNS) {
    for (const match of text.matchAll(pattern)) {
      const [found, ...groups] = match;
      const isEdge = kind === 'line' && !(hasWords(text.slice(0, match.index)) && hasWords(text.slice(match.index)));
      const covers = ({ index, found: other }: Markup) =>
        index < match.index + found.length && match.index < index + other.length;
      if (!all.some(covers))
        all.push({ found, index: match.index, kind: isEdge ? 'other' : kind, written: write(groups) });
    }
  }
  return [...all, ...loneStars(text)].sort((a, b) => a.index - b.index);
}

/** Parts of HTML in a text. */
export const tagsIn = (text: string) => text.matchAll(/<\/?[a-z][^<>]*>/giu);

/** Whether a text is more than HTML: a line that ends with nothing before it, or behind it, makes no second. */
const hasWords = (text: string) => !/^(?:\s|<[^<>]*>)*$/u.test(text);

/** Emphasis and links, in which a star is no sign that is seen. */
const MARKED = new RegExp(String.raw`\B\*[^*]+\*|${LABELLED_LINK}`, 'gu');

/** A word that is to be emphasised, without the star behind it; one behind a word may lead to a note, and one inside it be meant. */
const OPENED = /(?<![\p{L}\p{N}*])\*{1,3}[\p{L}\p{N}]+/gu;

/** Stars that visitors would see: those of an emphasis that does not end, and those in which there is nothing. */
function loneStars(text: string): Markup[] {
  const found = text.trim();
  if (/^[*\s]+$/u.test(text)) return [{ found, index: text.indexOf(found), kind: 'other', written: undefined }];
  return Array.from(blanked(text, MARKED).matchAll(OPENED), ({ 0: found, index }) => ({
    found,
    index,
    kind: 'star',
    written: undefined,
  }));
}

/** The character that `uuml`, `#252` or `#xfc` stands for, where texts may have it. */
function characterOf(name: string): string | undefined {
  const digits = /^#(?:x([0-9a-f]+)|([0-9]+))$/iu.exec(name);
  if (!digits) return Object.hasOwn(CHARACTERS, name) ? CHARACTERS[name] : undefined;
  const code = digits[1] === undefined ? Number(digits[2]) : Number.parseInt(digits[1], 16);
  const character = code <= 0xffff ? String.fromCharCode(code) : '';
  return ALLOWED.test(character) ? character : undefined;
}
