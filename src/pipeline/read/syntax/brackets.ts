import { createScanner, type ParseError, parse } from 'jsonc-parser';
import type { Edit } from '../../../findings/finding.ts';
import type { Token } from './context.ts';

/** A bracket that is not closed: where closing it belongs, and the edit that does it. */
export interface Unclosed {
  open: Token;
  /** the last token inside */
  last: Token;
  edit: Edit;
}

/** A token, and the blanks that its line begins with. */
interface Indented extends Token {
  indent: string;
}

/** More places are not tried in one file. */
const MOST = 50;

/**
 * The first bracket that the indentation shows to be unclosed: a line begins no further right than the bracket's own, and
 * does not close it. Only where closing it there takes the first error away.
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
    if (offset >= text.length || offset > error) return undefined;
    const isFirst = /(?:^|\n)([ \t]*)$/u.exec(text.slice(Math.max(0, offset - 200), offset));
    indent = isFirst?.[1] ?? indent;
    const token = { sign: text[offset] ?? '', offset, end: offset + scanner.getTokenLength(), indent };
    const top = open.at(-1);
    if (top && isFirst && token.indent.length <= top.indent.length - (isClosing(token) ? 1 : 0)) {
      tried++;
      const unclosed = closedBehind(text, top, before.slice(-2), token);
      if (firstError(textWith(text, unclosed.edit)) > error + unclosed.edit.text.length) return unclosed;
    }
    if (token.sign === '{' || token.sign === '[') open.push(token);
    if (isClosing(token)) open.pop();
    before.push(token);
  }
  return undefined;
}

const isClosing = ({ sign }: Token) => sign === '}' || sign === ']';

/** The bracket closed behind the last token inside it; a comma that follows there stays behind it. */
function closedBehind(text: string, open: Indented, before: readonly Indented[], next: Token): Unclosed {
  const last = before.findLast(({ sign }) => sign !== ',') ?? open;
  const hasComma = before.at(-1)?.sign === ',' || isClosing(next) || next.sign === ',';
  const isOneLine = !text.slice(open.offset, last.end).includes('\n');
  const space = isOneLine ? (open.sign === '{' ? ' ' : '') : `\n${open.indent}`;
  const edit = { offset: last.end, length: 0, text: `${space}${closingOf(open)}${hasComma ? '' : ','}` };
  return { open, last, edit };
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
