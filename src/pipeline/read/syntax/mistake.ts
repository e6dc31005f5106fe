import type { Problem } from '../../../findings/finding.ts';
import { codePointOf } from '../correction/characters.ts';
import type { SyntaxContext, Token } from './context.ts';

/** The quotes of texts, and signs that look like them; JSON has `"` only. */
export const TYPOGRAPHIC_QUOTES = '„“”‚‘’«»‹›″〝〞＂❝❞';

type SyntaxProblem = Extract<Problem, { code: `syntax-${string}` }>;
/** What is wrong, and where: `from` inclusive, `to` exclusive. */
export type Mistake<D extends SyntaxProblem = SyntaxProblem> = D extends SyntaxProblem
  ? { code: D['code']; from: number; to: number; details: D['details'] }
  : never;
/** What is wrong with how the parts of a file are put together. */
export type StructureCode = `syntax-${
  | `bracket-${'extra' | 'round'}`
  | `brace-${'first' | 'late' | 'missing'}`
  | `list-${'braces' | 'missing'}`
  | 'backslashes'
  | 'bare-day'
  | 'block-inside'
  | 'control'
  | 'extra'
  | 'html'
  | 'joined'
  | 'merge-marks'
  | 'name-in-list'
  | 'other-format'
  | 'outside-list'
  | 'stray'
  | 'text-before'
  | 'two-pages'}`;
/** All other codes that report nothing but the text they mark; TypeScript tells no more than 25 of them apart at once. */
export type PlainCode = Exclude<SyntaxProblem['code'], StructureCode | OtherCode>;
/** What is wrong with the end of a bracket that is open. */
type BracketCode = `syntax-${'unclosed' | 'bracket-mismatch' | 'bracket-wrong'}`;
type OtherCode = BracketCode | 'syntax-cut-off';

export function plain(text: string, code: PlainCode, from: number, to: number): Mistake {
  return { code, from, to, details: { found: shorten(text.slice(from, to)) } };
}

export function structural(text: string, code: StructureCode, from: number, to: number): Mistake {
  return { code, from, to, details: { found: shorten(text.slice(from, to)) } };
}

/** A bracket is open, and the token at `from` neither closes it nor belongs into it. */
export function bracketMistake(text: string, code: BracketCode, from: number, { open }: SyntaxContext): Mistake {
  const found = text.slice(from, from + 1);
  if (!open) return plain(text, 'syntax-unexpected', from, from + 1);
  return { code, from, to: from + 1, details: { found, ...placeOf(open, text) } };
}

/** A bracket that is open, and its line. */
export const placeOf = (open: Token, text: string) => ({
  open: open.sign,
  line: text.slice(0, open.offset).split('\n').length,
});

/** What a message can show of a text: one line, not long, invisible characters by their number. */
function shorten(text: string): string {
  const [line = ''] = text.split(/[\r\n]/u);
  const shown = line.length > 24 ? `${line.slice(0, 23)}…` : line;
  return shown.replace(/(?! )[\p{Z}\p{C}]/gu, codePointOf);
}
