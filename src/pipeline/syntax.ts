import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import type { Draft } from './finding.ts';
import type { TextFile } from './load.ts';

type SyntaxCode = Extract<Draft['code'], `syntax-${string}`>;

/** Errors that leave no doubt about the content around them. */
const HARMLESS: ReadonlySet<SyntaxCode> = new Set(['syntax-trailing-comma', 'syntax-comment']);

/**
 * Names what breaks a file's JSON in an author's terms. Behind an error that shifts the meaning of what follows (a
 * missing quote, say) nothing more is reported: those would be echoes. `value` is there when all errors are harmless.
 */
export function syntaxErrors({ path: file, text }: TextFile): { value: unknown; findings: Draft[] } {
  const found: ParseError[] = [];
  const recovered: unknown = parse(text, found, { disallowComments: true, allowTrailingComma: false });
  const findings: Draft[] = [];
  let harmless = true;
  let last = -1;
  for (const error of found) {
    const { code, offset, length } = classify(text, error);
    if (offset === last) continue;
    last = offset;
    const line = { at: 'offset', offset, length } as const;
    findings.push({ code, file, spot: line, details: { found: text.slice(offset, offset + Math.min(length, 24)) } });
    if (!HARMLESS.has(code)) {
      harmless = false;
      break;
    }
  }
  if (findings.length === 0) {
    harmless = false;
    findings.push({ code: 'syntax-unexpected', file, spot: { at: 'offset', offset: 0, length: 1 }, details: { found: text.slice(0, 1) } });
  }
  return { value: harmless ? recovered : undefined, findings };
}

interface Classified {
  code: SyntaxCode;
  offset: number;
  length: number;
}

function classify(text: string, error: ParseError): Classified {
  const { offset, length } = error;
  const name = printParseErrorCode(error.error);
  const at = (code: SyntaxCode, from = offset, size = Math.max(1, length)): Classified => ({ code, offset: from, length: size });
  const char = text[offset] ?? '';
  if (text.trim() === '') return at('syntax-empty', 0, 1);
  switch (name) {
    case 'InvalidCommentToken':
    case 'UnexpectedEndOfComment':
      return at('syntax-comment');
    case 'UnexpectedEndOfString':
      return at('syntax-missing-quote', offset, 1);
    case 'InvalidCharacter':
      return at('syntax-line-break', offset, 1);
    case 'InvalidEscapeCharacter':
    case 'InvalidUnicode':
      return at('syntax-escape', offset + Math.max(0, text.slice(offset, offset + length).search(/\\(?!["\\/bfnrt]|u[0-9a-fA-F]{4})/u)), 2);
    case 'EndOfFileExpected':
      return at('syntax-extra');
    default:
      break;
  }
  if (/[„“”‚‘’«»]/u.test(char)) return at('syntax-typographic-quote', offset, 1);
  if (char === "'" || char === '`') return at('syntax-single-quote', offset, 1);
  if (/^\/[/*]/u.test(text.slice(offset))) return at('syntax-comment');
  const comma = trailingComma(text, offset);
  if (comma !== undefined) return at('syntax-trailing-comma', comma, 1);
  if (offset >= text.trimEnd().length) return at('syntax-unclosed', lastCharacter(text), 1);
  switch (name) {
    case 'CommaExpected':
      return at('syntax-missing-comma', endBefore(text, offset), 1);
    case 'ColonExpected':
      return at('syntax-missing-colon', endBefore(text, offset), 1);
    case 'PropertyNameExpected':
      return /[A-Za-z_$\u00c0-\u024f]/u.test(char) ? at('syntax-unquoted-key') : at('syntax-unexpected');
    case 'InvalidSymbol':
    case 'InvalidNumberFormat':
    case 'UnexpectedEndOfNumber':
      return isKeyPosition(text, offset) ? at('syntax-unquoted-key') : at('syntax-bare-word');
    default:
      return at('syntax-unexpected');
  }
}

/** The comma before a closing bracket at `offset`, if that is what is wrong. */
function trailingComma(text: string, offset: number): number | undefined {
  const char = text[offset];
  if (char !== '}' && char !== ']') return undefined;
  const before = lastCharacter(text.slice(0, offset));
  return text[before] === ',' ? before : undefined;
}

/** Index of the last character that is no white space. */
function lastCharacter(text: string): number {
  return Math.max(0, text.trimEnd().length - 1);
}

/** Where the missing sign belongs: right behind what stands before `offset`. */
function endBefore(text: string, offset: number): number {
  return Math.min(text.length, lastCharacter(text.slice(0, offset)) + 1);
}

/** Whether a bare word at `offset` stands where a property's name belongs: a colon follows it. */
function isKeyPosition(text: string, offset: number): boolean {
  return /^[^\s:,{}[\]"]+\s*:/u.test(text.slice(offset, offset + 200));
}
