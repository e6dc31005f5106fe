import { createScanner, type ParseError, parse } from 'jsonc-parser';
import type { Edit } from '../../../findings/finding.ts';
import type { Token } from './context.ts';

/** A bracket that is not closed: where closing it belongs, and the edit that does it. */
export interface Unclosed {
  open: Token;
  /** the last token inside */
  last: Token;
  edit: Edit;
  /** the brackets that close it and what is open inside, where more than that one is missing: its end was cut off */
  cutOff?: string | undefined;
}

/** A token, and the blanks that its line begins with. */
interface Indented extends Token {
  indent: string;
}

/** More places are not tried in one file. */
const MOST = 50;

/**
 * The first bracket that the indentation shows to be unclosed: a line begins no further right than the bracket's own, and
 * does not close it; or that the next block shows. Only where closing it there takes the first error away.
 *
 * @param error offset of the first error; comments are none here
 */
export function unclosedBracket(text: string, error: number): Unclosed | undefined {
  const scanner = createScanner(text, true);
  const open: Indented[] = [];
  const before: Indented[] = [];
  for (let tried = 0, indent = ''; tried < MOST; ) {
    scanner.scan();
    const offset = scanner.getTokenOffset();
    if (offset >= text.length) return cutOffAtEnd(text, open, before);
    if (offset > error) return undefined;
    const isFirst = /(?:^|\n)([ \t]*)$/u.exec(text.slice(Math.max(0, offset - 200), offset));
    indent = isFirst?.[1] ?? indent;
    const token = { sign: text[offset] ?? '', offset, end: offset + scanner.getTokenLength(), indent };
    const shown = isFirst ? openAt(open, token) : [];
    for (const some of [shown.slice(-1), shown, openBefore(text, open, token)]) {
      if (some.length === 0) continue;
      tried++;
      const unclosed = closedBehind(text, some, before.slice(-2), token);
      const next = firstError(textWith(text, unclosed.edit));
      if (next === Infinity || (shown.length > 0 && next > error + unclosed.edit.text.length)) return unclosed;
    }
    if (token.sign === '{' || token.sign === '[') open.push(token);
    if (isClosing(token)) open.pop();
    before.push(token);
  }
  return undefined;
}

const isClosing = ({ sign }: Token) => sign === '}' || sign === ']';

/** The end of a text that lacks more than one bracket. */
function cutOffAtEnd(text: string, open: readonly Indented[], before: readonly Indented[]): Unclosed | undefined {
  const end = { sign: '}', offset: text.length, end: text.length, indent: '' };
  const { edit, ...rest } = closedBehind(text, open, before.slice(-2), end);
  const unclosed = {
    ...rest,
    edit: { ...edit, length: text.slice(edit.offset).trim() === ',' ? end.end - edit.offset : 0 },
  };
  return open.length > 1 && isSoundWith(text, [unclosed.edit]) ? unclosed : undefined;
}

/** The innermost brackets whose line begins no further left than the one that begins with a token. */
function openAt(open: readonly Indented[], token: Indented): readonly Indented[] {
  const least = token.indent.length + (isClosing(token) ? 1 : 0);
  return open.slice(open.findLastIndex(({ indent }) => indent.length < least) + 1);
}

/** What is open of a block, where the next begins. */
function openBefore(text: string, open: readonly Indented[], { offset }: Token): readonly Indented[] {
  if (!/^\{\s*"type"\s*:/u.test(text.slice(offset, offset + 80))) return [];
  const blocks = open.findIndex((list) => /"blocks"\s*:\s*$/u.test(text.slice(0, list.offset).slice(-40)));
  return blocks >= 0 && open[blocks + 1]?.sign === '{' ? open.slice(blocks + 1) : [];
}

/** Brackets, inner last, closed behind the last token inside; a comma that follows there stays behind them. */
function closedBehind(text: string, open: readonly Indented[], before: readonly Indented[], next: Indented): Unclosed {
  const [outer = next] = open;
  const last = before.findLast(({ sign }) => sign !== ',') ?? outer;
  const hasComma = before.at(-1)?.sign === ',' || isClosing(next) || next.sign === ',';
  const value = last.sign === ':' ? ' null' : '';
  const inOrder = [...open].reverse();
  const closing = inOrder.map((one) => `${spaceBefore(text, one, last)}${closingOf(one)}`).join('');
  const edit = { offset: last.end, length: 0, text: `${value}${closing}${hasComma ? '' : ','}` };
  const isCutOff = open.length > 1 || value !== '';
  return { open: outer, last, edit, cutOff: isCutOff ? inOrder.map(closingOf).join(' ') : undefined };
}

function spaceBefore(text: string, { sign, offset, indent }: Indented, last: Token): string {
  if (text.slice(offset, last.end).includes('\n')) return `\n${indent}`;
  return sign === '{' ? ' ' : '';
}

const closingOf = ({ sign }: Token) => (sign === '{' ? '}' : ']');

/** Whether edits, in the order of the text, leave it without an error other than comments. */
export const isSoundWith = (text: string, edits: readonly Edit[]): boolean =>
  firstError(edits.reduceRight(textWith, text)) === Infinity;

/** Whether edits, in the order of the text, leave no error before an offset that they do not move. */
export const isSoundUntil = (text: string, edits: readonly Edit[], end: number): boolean =>
  firstError(edits.reduceRight(textWith, text)) > end;

/** End of the group or list that begins at an offset: behind its closing bracket, or of the text. */
export function groupEnd(text: string, from: number): number {
  const scanner = createScanner(text, true);
  scanner.setPosition(from);
  for (let depth = 0; ; ) {
    scanner.scan();
    const at = scanner.getTokenOffset();
    const sign = text[at] ?? '';
    if (sign === '{' || sign === '[') depth++;
    if (sign === '}' || sign === ']') depth--;
    if (depth === 0 || at >= text.length) return Math.min(at + 1, text.length);
  }
}

const textWith = (text: string, { offset, length, text: written }: Edit) =>
  text.slice(0, offset) + written + text.slice(offset + length);

function firstError(text: string): number {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: false, allowTrailingComma: false });
  return errors[0]?.offset ?? Infinity;
}
