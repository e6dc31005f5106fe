import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import type { Problem } from '../../../findings/finding.ts';
import type { TextFile } from '../load.ts';
import { contextAt, type SyntaxContext } from './context.ts';
import { syntaxMend } from './mend.ts';
import { bracketMistake, type Mistake, type PlainCode, plain } from './mistake.ts';
import {
  commentMistake,
  controlMistake,
  escapeMistake,
  numberMistake,
  stringMistake,
  stringReadTooFar,
  wordEnd,
} from './text.ts';

/** Errors that leave no doubt about the content around them. */
const HARMLESS: ReadonlySet<string> = new Set(['syntax-trailing-comma', 'syntax-missing-comma', 'syntax-comment']);

/** More of them are not looked for in one file: working out each takes a look at the whole text before it. */
const MOST = 50;

/**
 * Names what breaks a file's JSON in an author's terms. Behind an error that shifts the meaning of what follows (a
 * missing quote, say) nothing more is reported: those would be echoes. `value` is there when all errors are harmless.
 */
export function syntaxErrors({ path: file, text }: TextFile): { value: unknown; findings: Problem[] } {
  const found: ParseError[] = [];
  const recovered: unknown = parse(text, found, { disallowComments: true, allowTrailingComma: false });
  const findings: Problem[] = [];
  const problem = (mistake: Mistake): Problem => {
    const { from, to, ...known } = mistake;
    const spot = { at: 'offset', offset: from, length: Math.max(1, to - from) } as const;
    return { ...known, file, spot, mend: syntaxMend(text, mistake) };
  };
  let last = -1;
  for (const error of found) {
    const mistake = mistakeOf(text, error);
    if (mistake.from <= last) continue;
    last = mistake.from;
    findings.push(problem(mistake));
    if (!HARMLESS.has(mistake.code) || findings.length === MOST) return { value: undefined, findings };
  }
  if (findings.length === 0) return { value: undefined, findings: [problem(plain(text, 'syntax-unexpected', 0, 1))] };
  return { value: recovered, findings };
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

const TYPOGRAPHIC = /[„“”‚‘’«»]/u;
/** A token in the wrong place. */
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

/** Whether a bare word at `offset` is a property's name: a colon follows it. */
const isUnquotedKey = (text: string, offset: number) => /^[^\s:,{}[\]"]+"?\s*:/u.test(text.slice(offset, offset + 200));

/** End of a text without quotes. */
function bareTextEnd(text: string, offset: number): number {
  return offset + Math.max(1, /^[^,:{}[\]"\r\n]*/u.exec(text.slice(offset))?.[0].trimEnd().length ?? 1);
}

function endOfLine(text: string, offset: number): number {
  return offset + Math.max(1, /^[^\r\n]*/u.exec(text.slice(offset))?.[0].trimEnd().length ?? 1);
}
