import { dayMeant } from '../../../documents/day.ts';
import { mediaAddress } from '../../../documents/media.ts';
import { mediaKind } from '../../../fields/media.ts';
import type { Fix } from '../../../findings/finding.ts';
import { SWITCH_WORDS } from '../switch-words.ts';
import { groupEnd, isSoundWith } from './brackets.ts';
import { type Bracket, contextAt } from './context.ts';
import { type Mistake, TYPOGRAPHIC_QUOTES } from './mistake.ts';
import { doubledBraces, earlierBrace, listEdits, listsAround, textsAsList } from './structure.ts';

const STRAIGHT_QUOTED = /^(['`´])((?:(?!\1)[^"\\\r\n])*)\1(?=\s*[,:}\]])/u;
const TYPOGRAPHIC_QUOTED = new RegExp(
  `^[${TYPOGRAPHIC_QUOTES}]([^${TYPOGRAPHIC_QUOTES}"\\\\\\r\\n]*)[${TYPOGRAPHIC_QUOTES}"](?=\\s*[,:}\\]])`,
  'u',
);
/** A text as it stands inside of another text. */
const ESCAPED = /^\\"((?:[^"\\\r\n])*)\\"(?=\s*[,:}\]])/u;
const WORD = /^\p{L}[\p{L}\p{N}_-]*$/u;
const NO_TEXT = /^(?:NaN|Infinity|undefined|None)$/u;
const CLOSING = /^[“”„«»‘’][ \t]*[,:]?[ \t]*(?:[\r\n]|$)/u;

/** What fixes broken JSON where only one thing can be meant. Comments are not deleted: someone wrote them to be read. */
export function syntaxFix(text: string, { code, from, to }: Mistake): Fix | undefined {
  const write = (written: string, end = to): Fix => ({ edits: [{ offset: from, length: end - from, text: written }] });
  const quoted = (match: RegExpExecArray | null) =>
    match ? write(`"${match.at(-1) ?? ''}"`, from + match[0].length) : undefined;
  const rest = () => text.slice(from);
  switch (code) {
    case 'syntax-trailing-comma':
    case 'syntax-extra-comma':
      return write('');
    case 'syntax-control':
      // Word ends a line within a paragraph with a vertical tab.
      return write(/[\v\f]/u.test(text.slice(from, to)) ? ' ' : '');
    case 'syntax-bracket-extra':
      return { edits: doubledBraces(text, text.indexOf('{', to)) ?? [{ ...ownLine(text, from, to), text: '' }] };
    case 'syntax-missing-comma':
      return text.slice(from - 2, from) === ',"'
        ? { edits: [{ offset: from - 2, length: 2, text: '",' }] }
        : write(',', from);
    case 'syntax-wrong-comma':
      return write(',');
    case 'syntax-missing-colon':
      return missingColon(text, from, to);
    case 'syntax-unclosed':
      return soundOf(text, [write(`${text.slice(from, to)}\n}`), write(`${text.slice(from, to)}\n]`)]);
    case 'syntax-brace-missing':
      return soundOf(text, [write(`{ ${text.slice(from, to)}`)]);
    case 'syntax-brace-late':
      return soundOf(text, [{ edits: earlierBrace(text, from) ?? [] }]);
    case 'syntax-brace-first':
      return soundOf(text, [write('{\n', 0)]);
    case 'syntax-list-braces':
      return { edits: listEdits(text, from) };
    case 'syntax-list-missing':
      return soundOf(
        text,
        text[from] === '"' ? textLists(text, from) : listsAround(text, from).map((edits) => ({ edits })),
      );
    case 'syntax-bracket-round':
      return soundOf(text, straightened(text, from));
    case 'syntax-bracket-wrong':
      return write(text[from] === '}' ? ']' : '}');
    case 'syntax-text-before':
    case 'syntax-extra':
      return FENCE.test(text.slice(from, to)) ? write('') : undefined;
    case 'syntax-outside-list':
      return soundOf(text, [movedIntoList(text, from)]);
    case 'syntax-block-inside':
      return soundOf(text, [movedBehindBlock(text, from)]);
    case 'syntax-stray':
      return FENCE.test(text.slice(from, to))
        ? { edits: [{ ...ownLine(text, from, to), text: '' }] }
        : quoted(ESCAPED.exec(rest()));
    case 'syntax-missing-quote':
      return soundOf(text, [closedBefore(text, from, to)]);
    case 'syntax-line-break':
      return text[from] === '\t' && to === from + 1 ? write(' ') : undefined;
    case 'syntax-doubled-quotes':
      return write(text.slice(from + 1, to - 1));
    case 'syntax-bare-word':
      return bareWord(text.slice(from, to), write, text[to] === '"');
    case 'syntax-bare-day':
      return bareDay(text.slice(from, to), write);
    case 'syntax-joined':
      return joined(text, from);
    case 'syntax-computer-path':
      return computerPath(text.slice(from, to), write);
    case 'syntax-backslashes':
      return write(text.slice(from, to).replaceAll('\\', '/'));
    case 'syntax-invisible':
      return write(' ');
    case 'syntax-unquoted-key':
      return write(text[to] === '"' ? `"${text.slice(from, to)}` : `"${text.slice(from, to)}"`);
    case 'syntax-single-quote':
      return quoted(STRAIGHT_QUOTED.exec(rest()));
    case 'syntax-typographic-quote':
      return quoted(TYPOGRAPHIC_QUOTED.exec(rest())) ?? (CLOSING.test(rest()) ? write('"', from + 1) : undefined);
    default:
      return undefined;
  }
}

/** The quote that a text lacks, before the comma that ends its property; the next name begins behind that. */
function closedBefore(text: string, from: number, to: number): Fix {
  const comma = /,\s*$/u.exec(text.slice(0, text.indexOf('"', to)))?.index ?? from;
  return { edits: [{ offset: comma, length: 0, text: '"' }] };
}

/** What Markdown writes before and behind code. */
const FENCE = /^`{3,}\w*$/u;

/** Brackets around the texts of which the first begins at an offset. */
function textLists(text: string, from: number): Fix[] {
  const second = /^"(?:\\.|[^"\\])*"\s*,\s*/u.exec(text.slice(from))?.[0].length ?? 0;
  const edits = textsAsList(text, from + second);
  return edits ? [{ edits }] : [];
}

/** `True` and `ja` are words of JSON, any other single word is a text, and so is what ends with a quote. */
function bareWord(word: string, write: (written: string) => Fix, isClosed: boolean): Fix | undefined {
  const known = word.toLowerCase() === 'null' ? 'null' : SWITCH_WORDS[word.toLowerCase()];
  if (isClosed) return write(`"${word}`);
  if (known !== undefined) return write(known);
  return WORD.test(word) && !NO_TEXT.test(word) ? write(`"${word}"`) : undefined;
}

function bareDay(found: string, write: (written: string) => Fix): Fix | undefined {
  const day = dayMeant(found);
  return day === undefined ? undefined : write(`"${day}"`);
}

const STRING = /"(?:\\.|[^"\\\r\n])*"/gu;
const JOINED = new RegExp(`^(?:\\+\\s*${STRING.source}\\s*)+(?=[,}\\]])`, 'u');

/** Texts on both sides of plus signs as one. */
function joined(text: string, from: number): Fix | undefined {
  const rest = JOINED.exec(text.slice(from))?.[0].trimEnd();
  if (rest === undefined) return undefined;
  const closing = text.slice(0, from).trimEnd().length - 1;
  const texts = (rest.match(STRING) ?? []).map((string) => string.slice(1, -1)).join('');
  return { edits: [{ offset: closing, length: from + rest.length - closing, text: `${texts}"` }] };
}

/** A colon where there is none, in place of another sign, or out of the quotes: `"lead:" "…"`. */
function missingColon(text: string, from: number, to: number): Fix | undefined {
  const found = text.slice(from, to);
  const edit = (length: number, written: string): Fix => ({ edits: [{ offset: from, length, text: written }] });
  if (found === ':"') return edit(2, '":');
  if (found === ',') return soundOf(text, [edit(1, ':')]);
  return edit(/^(?:=>?|->)$/u.test(found) ? found.length : 0, ':');
}

/** A round bracket, alone or with the one that closes it, as a brace or a bracket. */
function straightened(text: string, from: number): Fix[] {
  const [close = from] = [...text.slice(from).matchAll(/"(?:\\.|[^"\\])*"|\)/gu)].flatMap(({ 0: found, index }) =>
    found === ')' ? [from + index] : [],
  );
  return ['{}', '[]'].flatMap((pair): Fix[] => {
    const [first = '', last = ''] = pair;
    const closed = { offset: close, length: 1, text: last };
    if (text[from] === ')') return [{ edits: [closed] }];
    const opened = { offset: from, length: 1, text: first };
    return [{ edits: [opened] }, { edits: [opened, closed] }];
  });
}

/** A piece of text, with the line before it where that holds nothing else. */
function ownLine(text: string, from: number, to: number) {
  const blank = /\r?\n[ \t]*$/u.exec(text.slice(0, from))?.[0].length ?? 0;
  return { offset: from - blank, length: to - from + blank };
}

/** A media file, by its name, where media files are. */
function computerPath(string: string, write: (written: string) => Fix): Fix | undefined {
  const file = /[^\\"]+(?="$)/u.exec(string)?.[0] ?? '';
  return mediaKind(file) && write(JSON.stringify(mediaAddress(file)));
}

/** The first of these that leaves the text without an error. */
const soundOf = (text: string, fixes: readonly Fix[]) =>
  fixes.find((fix) => 'edits' in fix && isSoundWith(text, fix.edits));

/** The group at an offset as the last entry of the list before it. */
function movedIntoList(text: string, from: number): Fix {
  const group = groupAt(text, from);
  const list = text.lastIndexOf(']', from);
  const last = text.slice(0, list).trimEnd().length;
  const between = text.slice(list + 1, from);
  const indent = /(?:^|\n)([ \t]*)[}\]][^\n]*$/u.exec(text.slice(0, last))?.[1] ?? '';
  const own = /[ \t]*$/u.exec(between)?.[0] ?? '';
  const moved = group.replaceAll(`\n${own}`, `\n${indent}`);
  return {
    edits: [
      { offset: last, length: 0, text: `,\n${indent}${moved}` },
      { offset: list + 1, length: between.length + group.length, text: between.replace(',', '').trimEnd() },
    ],
  };
}

/** The block at an offset, which stands in another, or in an entry of one of its lists, behind that one. */
function movedBehindBlock(text: string, from: number): Fix {
  const { before, open } = contextAt(text, from);
  const [previous, earlier] = before;
  const start = (previous?.sign === ',' ? earlier : previous)?.end ?? from;
  const group = groupAt(text, from);
  const block = blockAround(text, open?.offset ?? 0);
  const outer = lineIndent(text, block);
  const moved = group.replaceAll(`\n${lineIndent(text, from)}`, `\n${outer}`);
  return {
    edits: [
      { offset: start, length: from + group.length - start, text: '' },
      { offset: groupEnd(text, block), length: 0, text: `,\n${outer}${moved}` },
    ],
  };
}

/** Where the block begins that is, or holds, the group at an offset; that group itself where it is in none. */
function blockAround(text: string, group: number): number {
  for (let at: number | undefined = group; at !== undefined; ) {
    const around: Bracket | undefined = contextAt(text, at).open;
    if (around?.name === 'blocks') return at;
    at = around?.offset;
  }
  return group;
}

/** The blanks that the line of an offset begins with. */
const lineIndent = (text: string, offset: number) => /(?:^|\n)([ \t]*)[^\n]*$/u.exec(text.slice(0, offset))?.[1] ?? '';

const groupAt = (text: string, from: number) => text.slice(from, groupEnd(text, from));
