import { createScanner } from 'jsonc-parser';
import { mediaAddress } from '../../../documents/media.ts';
import { mediaKind } from '../../../fields/media.ts';
import type { Mend } from '../../../findings/finding.ts';
import { isSoundWith } from './brackets.ts';
import type { Mistake } from './mistake.ts';

const STRAIGHT_QUOTED = /^(['`´])((?:(?!\1)[^"\\\r\n])*)\1(?=\s*[,:}\]])/u;
const TYPOGRAPHIC_QUOTED = /^[„“”»«‚‘’]([^„“”»«‚‘’"\\\r\n]*)[„“”»«‚‘’"](?=\s*[,:}\]])/u;
/** What authors write for the words of JSON. */
const WORDS: Readonly<Record<string, string>> = {
  true: 'true',
  ja: 'true',
  yes: 'true',
  false: 'false',
  nein: 'false',
  no: 'false',
  null: 'null',
};
const WORD = /^\p{L}[\p{L}\p{N}_-]*$/u;
const NO_TEXT = /^(?:NaN|Infinity|undefined|None)$/u;
const CLOSING = /^[“”„«»‘’][ \t]*[,:]?[ \t]*(?:[\r\n]|$)/u;

/** What mends broken JSON where only one thing can be meant. Comments are not deleted: someone wrote them to be read. */
export function syntaxMend(text: string, { code, from, to }: Mistake): Mend | undefined {
  const write = (written: string, end = to): Mend => ({ edits: [{ offset: from, length: end - from, text: written }] });
  const quoted = (match: RegExpExecArray | null) =>
    match ? write(`"${match.at(-1) ?? ''}"`, from + match[0].length) : undefined;
  const rest = () => text.slice(from);
  switch (code) {
    case 'syntax-trailing-comma':
    case 'syntax-extra-comma':
    case 'syntax-bracket-extra':
      return write('');
    case 'syntax-missing-comma':
      return write(',', from);
    case 'syntax-wrong-comma':
      return write(',');
    case 'syntax-missing-colon':
      return /^(?:=>?|->)$/u.test(text.slice(from, to)) ? write(':') : write(':', from);
    case 'syntax-unclosed':
      return soundOf(text, [write(`${text.slice(from, to)}\n}`), write(`${text.slice(from, to)}\n]`)]);
    case 'syntax-brace-missing':
      return soundOf(text, [write(`{ ${text.slice(from, to)}`)]);
    case 'syntax-outside-list':
      return soundOf(text, [movedIntoList(text, from)]);
    case 'syntax-doubled-quotes':
      return write(text.slice(from + 1, to - 1));
    case 'syntax-bare-word':
      return bareWord(text.slice(from, to), write, text[to] === '"');
    case 'syntax-computer-path':
      return computerPath(text.slice(from, to), write);
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

/** `True` and `ja` are words of JSON, any other single word is a text. */
function bareWord(word: string, write: (written: string) => Mend, isClosed: boolean): Mend | undefined {
  const known = WORDS[word.toLowerCase()];
  if (known !== undefined && !isClosed) return write(known);
  return WORD.test(word) && !NO_TEXT.test(word) ? write(`"${word}${isClosed ? '' : '"'}`) : undefined;
}

/** A media file, by its name, where media files are. */
function computerPath(string: string, write: (written: string) => Mend): Mend | undefined {
  const file = /[^\\"]+(?="$)/u.exec(string)?.[0] ?? '';
  return mediaKind(file) && write(JSON.stringify(mediaAddress(file)));
}

/** The first of these that leaves the text without an error. */
const soundOf = (text: string, mends: readonly Mend[]) =>
  mends.find((mend) => 'edits' in mend && isSoundWith(text, mend.edits));

/** The group at an offset as the last entry of the list before it. */
function movedIntoList(text: string, from: number): Mend {
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

/** The text of a group {…}, as far as its closing bracket. */
function groupAt(text: string, from: number): string {
  const scanner = createScanner(text, true);
  scanner.setPosition(from);
  for (let depth = 0; ; ) {
    scanner.scan();
    const at = scanner.getTokenOffset();
    if (text[at] === '{') depth++;
    if (text[at] === '}') depth--;
    if (depth === 0 || at >= text.length) return text.slice(from, at + 1);
  }
}
