import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import type { Draft } from './finding.ts';
import type { TextFile } from './load.ts';
import { contextAt, type SyntaxContext, type Token } from './syntax-context.ts';

type SyntaxDraft = Extract<Draft, { code: `syntax-${string}` }>;
/** What is wrong, and where: `from` inclusive, `to` exclusive. */
type Mistake<D extends SyntaxDraft = SyntaxDraft> = D extends SyntaxDraft
  ? { code: D['code']; from: number; to: number; details: D['details'] }
  : never;
/** The codes that report nothing but the text they mark. */
type PlainCode = Exclude<SyntaxDraft['code'], 'syntax-unclosed' | 'syntax-bracket-mismatch'>;

/** Errors that leave no doubt about the content around them. */
const HARMLESS: ReadonlySet<string> = new Set(['syntax-trailing-comma', 'syntax-missing-comma', 'syntax-comment']);

/**
 * Names what breaks a file's JSON in an author's terms. Behind an error that shifts the meaning of what follows (a
 * missing quote, say) nothing more is reported: those would be echoes. `value` is there when all errors are harmless.
 */
export function syntaxErrors({ path: file, text }: TextFile): { value: unknown; findings: Draft[] } {
  const found: ParseError[] = [];
  const recovered: unknown = parse(text, found, { disallowComments: true, allowTrailingComma: false });
  const findings: Draft[] = [];
  const draft = ({ from, to, ...mistake }: Mistake): Draft => ({
    ...mistake,
    file,
    spot: { at: 'offset', offset: from, length: Math.max(1, to - from) },
  });
  let last = -1;
  for (const error of found) {
    const mistake = mistakeOf(text, error);
    if (mistake.from <= last) continue;
    last = mistake.from;
    findings.push(draft(mistake));
    if (!HARMLESS.has(mistake.code)) return { value: undefined, findings };
  }
  if (findings.length === 0) return { value: undefined, findings: [draft(plain(text, 'syntax-unexpected', 0, 1))] };
  return { value: recovered, findings };
}

function plain(text: string, code: PlainCode, from: number, to: number): Mistake {
  return { code, from, to, details: { found: shorten(text.slice(from, to)) } };
}

function mistakeOf(text: string, error: ParseError): Mistake {
  const { offset } = error;
  const end = offset + error.length;
  if (text.trim() === '') return plain(text, 'syntax-empty', 0, 1);
  switch (printParseErrorCode(error.error)) {
    case 'InvalidCommentToken':
    case 'UnexpectedEndOfComment':
      return commentMistake(text, offset, end);
    case 'InvalidEscapeCharacter':
    case 'InvalidUnicode':
      return escapeMistake(text, offset, end);
    case 'InvalidCharacter':
      return controlMistake(text, offset, end);
    case 'UnexpectedEndOfString':
      return stringMistake(text, offset, end);
    default:
      return tokenMistake(text, offset, contextAt(text, offset));
  }
}

/** A comment that never ends swallows the rest of the file, so it counts as a missing end. */
function commentMistake(text: string, from: number, to: number): Mistake {
  const endless = text.startsWith('/*', from) && !text.slice(from + 2, to).endsWith('*/');
  return endless ? plain(text, 'syntax-comment-open', from, from + 2) : plain(text, 'syntax-comment', from, to);
}

function escapeMistake(text: string, from: number, to: number): Mistake {
  const wrong = [...text.slice(from, to).matchAll(/\\(?:["\\/bfnrt]|u[0-9a-f]{4}|(u[0-9a-f]{0,3}|.))/gisu)].find(
    (match) => match[1],
  );
  const at = from + (wrong?.index ?? 0);
  return plain(text, 'syntax-escape', at, at + (wrong?.[0].length ?? 1));
}

/** A tab or another control character inside a string. */
function controlMistake(text: string, from: number, to: number): Mistake {
  const at = from + [...text.slice(from, to)].findIndex((character) => character < ' ');
  return plain(text, 'syntax-line-break', at, at + 1);
}

/** A string that its line does not end: delimited wrongly, broken in two, or never closed. */
function stringMistake(text: string, from: number, to: number): Mistake {
  const typographic = /[“”„«»‘’]\s*[,:]?\s*$/u.exec(text.slice(from, to));
  if (typographic)
    return plain(text, 'syntax-typographic-quote', from + typographic.index, from + typographic.index + 1);
  const next = text.slice(to).trimStart();
  const goesOn = next !== '' && !/^["{}[\],]/u.test(next);
  if (goesOn) return plain(text, 'syntax-line-break', from, to);
  return plain(text, 'syntax-missing-quote', from, from + 1);
}

const TYPOGRAPHIC = /[„“”‚‘’«»]/u;
const IN_TEXT = /[\p{L}\p{N}„“”‚‘’«»!?(.…–%&-]/u;

/** A token that does not belong where it stands. */
function tokenMistake(text: string, offset: number, context: SyntaxContext): Mistake {
  const { before, expects } = context;
  const [previous] = before;
  const char = text[offset] ?? '';
  const at = (code: PlainCode, to = offset + 1, from = offset) => plain(text, code, from, to);
  const end = text.replace(/[ \t\r\n]+$/u, '').length;
  if (offset >= end) return bracketMistake(text, 'syntax-unclosed', Math.max(0, end - 1), context);
  if (expects === 'end') return at('syntax-extra', endOfLine(text, offset));
  const misread = previous && stringReadTooFar(text, previous, offset, expects);
  if (misread) return misread;
  const number = numberMistake(text, offset, before);
  if (number) return number;
  if (/[\p{Z}\p{C}]/u.test(char)) return at('syntax-invisible');
  if (TYPOGRAPHIC.test(char)) return at('syntax-typographic-quote');
  if (char === "'" || char === '`') return at('syntax-single-quote');
  if (char === '}' || char === ']') {
    const closes = context.open?.sign === (char === '}' ? '{' : '[');
    if (!closes) return bracketMistake(text, 'syntax-bracket-mismatch', offset, context);
    if (previous?.sign === ',') return at('syntax-trailing-comma', previous.end, previous.offset);
  }
  if (expects === 'key' && /[{[]/u.test(char)) return bracketMistake(text, 'syntax-bracket-mismatch', offset, context);
  const behind = previous?.end ?? 0;
  if (expects === 'colon')
    return at('syntax-missing-colon', char === '=' ? offset + 1 : behind + 1, char === '=' ? offset : behind);
  if (expects === 'value' && previous?.sign === ':' && /[,}\]]/u.test(char)) {
    return at('syntax-missing-value', previous.end, previous.offset);
  }
  if (expects === 'key' && /[\p{L}\p{N}_$]/u.test(char)) return at('syntax-unquoted-key', wordEnd(text, offset));
  if (expects === 'comma') {
    if (isUnquotedKey(text, offset)) return at('syntax-unquoted-key', wordEnd(text, offset));
    if (/["{[\p{L}\p{N}-]/u.test(char)) return at('syntax-missing-comma', behind + 1, behind);
  }
  if (expects === 'value' && !/[,:}\]]/u.test(char)) return at('syntax-bare-word', bareTextEnd(text, offset));
  return at('syntax-unexpected');
}

/** A bracket is open, and what stands at `from` neither closes it nor belongs into it. */
function bracketMistake(
  text: string,
  code: 'syntax-unclosed' | 'syntax-bracket-mismatch',
  from: number,
  { open }: SyntaxContext,
): Mistake {
  const found = text.slice(from, from + 1);
  if (!open) return plain(text, 'syntax-unexpected', from, from + 1);
  const line = text.slice(0, open.offset).split('\n').length;
  return { code, from, to: from + 1, details: { found, open: text[open.offset] ?? '', line } };
}

/**
 * A string before `offset` that took in more than its author meant, or less: `"title: "Foo"` lacks a quote behind the
 * name, `"Der "große" Auftritt"` has straight quotes inside.
 */
function stringReadTooFar(
  text: string,
  string: Token,
  offset: number,
  expects: SyntaxContext['expects'],
): Mistake | undefined {
  if (string.sign !== '"' || text.slice(string.end, offset).includes('\n')) return undefined;
  const char = text[offset] ?? '';
  if (expects === 'colon') {
    const name = /^"[^"]*?([“”„«»’‘]?)\s*:\s*"$/u.exec(text.slice(string.offset, string.end));
    if (!name) return undefined;
    const quote = name[1] ? string.offset + name[0].indexOf(name[1]) : undefined;
    if (quote !== undefined) return plain(text, 'syntax-typographic-quote', quote, quote + 1);
    return plain(text, 'syntax-missing-quote', string.offset, string.offset + 1);
  }
  const adjacent = string.end === offset;
  if (expects === 'comma' && (IN_TEXT.test(char) || (char === '"' && adjacent))) {
    return plain(text, 'syntax-inner-quote', string.end - 1, string.end);
  }
  return undefined;
}

/** `1,5`, `012`, `0x1F`, `1.`: a number in a form that JSON does not have. */
function numberMistake(
  text: string,
  offset: number,
  [previous, earlier]: SyntaxContext['before'],
): Mistake | undefined {
  const touches = (token: Token | undefined, next: number) => token?.end === next && /[0-9-]/u.test(token.sign);
  const start = [
    touches(previous, offset) ? previous?.offset : undefined,
    previous?.sign === ',' && previous.end === offset && touches(earlier, previous.offset)
      ? earlier?.offset
      : undefined,
    isUnfinishedNumber(text, offset) ? offset : undefined,
  ].find((from) => from !== undefined);
  if (start === undefined || !/[\p{L}\p{N}.-]/u.test(text[offset] ?? '')) return undefined;
  return plain(text, 'syntax-bare-word', start, wordEnd(text, offset));
}

const isUnfinishedNumber = (text: string, offset: number) =>
  /^-?[0-9]+(?:\.|\.?[0-9]*[eE][+-]?)(?![0-9])/u.test(text.slice(offset, offset + 40));

/** Whether a bare word at `offset` is a property's name: a colon follows it. */
const isUnquotedKey = (text: string, offset: number) => /^[^\s:,{}[\]"]+"?\s*:/u.test(text.slice(offset, offset + 200));

function wordEnd(text: string, offset: number): number {
  return offset + (/^[^\s:,{}[\]"]+/u.exec(text.slice(offset))?.[0].length ?? 1);
}

/** End of a text that stands without quotes. */
function bareTextEnd(text: string, offset: number): number {
  return offset + Math.max(1, /^[^,:{}[\]"\r\n]*/u.exec(text.slice(offset))?.[0].trimEnd().length ?? 1);
}

function endOfLine(text: string, offset: number): number {
  return offset + Math.max(1, /^[^\r\n]*/u.exec(text.slice(offset))?.[0].trimEnd().length ?? 1);
}

/** What a message can show of a text: one line, not long, invisible characters by their number. */
function shorten(text: string): string {
  const [line = ''] = text.split(/[\r\n]/u);
  const shown = line.length > 24 ? `${line.slice(0, 23)}…` : line;
  return shown.replace(
    /(?! )[\p{Z}\p{C}]/gu,
    (character) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
  );
}
