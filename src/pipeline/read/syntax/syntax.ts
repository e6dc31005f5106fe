import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import type { Problem } from '../../../findings/finding.ts';
import type { TextFile } from '../load.ts';
import { isSoundWith, unclosedBracket } from './brackets.ts';
import { contextAt, type SyntaxContext } from './context.ts';
import { syntaxFix } from './fix.ts';
import {
  bracketMistake,
  type Mistake,
  type PlainCode,
  placeOf,
  plain,
  structural,
  TYPOGRAPHIC_QUOTES,
} from './mistake.ts';
import { beginningMistake, endMistake, lineEnd, structureMistake, textsAsList } from './structure.ts';
import {
  commentMistake,
  controlMistake,
  escapeMistake,
  numberMistake,
  stringMistake,
  stringReadTooFar,
  wordEnd,
} from './text.ts';

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
  const problem = (mistake: Mistake, fix = syntaxFix(text, mistake)): Problem => {
    const { from, to, ...known } = mistake;
    const spot = { at: 'offset', offset: from, length: Math.max(1, to - from) } as const;
    return { ...known, file, spot, fix };
  };
  const first = found.find(({ error }) => printParseErrorCode(error) !== 'InvalidCommentToken');
  const last = lastMistake(text, first?.offset ?? 0, problem);
  let behind = -1;
  for (const error of found) {
    const mistake = mistakeOf(text, error);
    if (last && mistake.from >= last.from) break;
    if (mistake.from <= behind) continue;
    behind = mistake.from;
    findings.push(problem(mistake));
    if (!isHarmless(mistake, text) || findings.length === MOST) return { value: undefined, findings };
  }
  if (last) return { value: undefined, findings: [...findings, last.problem] };
  if (findings.length === 0) return { value: undefined, findings: [problem(plain(text, 'syntax-unexpected', 0, 1))] };
  return { value: recovered, findings };
}

/** Errors that leave no doubt about the content around them; `#` begins no comment for the parser. */
const isHarmless = ({ code, from }: Mistake, text: string) =>
  HARMLESS.has(code) && (code !== 'syntax-comment' || text[from] === '/');

const MERGE_MARK = /^(?:<{7}|={7}|>{7}|\|{7})(?: .*)?$/mu;

/** What makes sense of the errors that follow it: marks of a merge, or a bracket that is not closed. */
function lastMistake(text: string, error: number, problem: (mistake: Mistake, fix?: Problem['fix']) => Problem) {
  const mark = MERGE_MARK.exec(text);
  if (mark) {
    const mistake = structural(text, 'syntax-merge-marks', mark.index, mark.index + mark[0].length);
    return { from: mark.index, problem: problem(mistake) };
  }
  const unclosed = unclosedBracket(text, error);
  if (!unclosed) return undefined;
  const { open, last, edit, cutOff } = unclosed;
  const [from, to] = [last.end - 1, last.end];
  const details = { found: text.slice(from, to), ...placeOf(open, text) };
  if (cutOff !== undefined)
    return { from, problem: problem({ code: 'syntax-cut-off', from, to, details: { ...details, missing: cutOff } }) };
  return { from, problem: problem({ code: 'syntax-unclosed', from, to, details }, { edits: [edit] }) };
}

function mistakeOf(text: string, error: ParseError): Mistake {
  const { offset } = error;
  const end = offset + error.length;
  if (text.trim() === '') return plain(text, 'syntax-empty', 0, 1);
  if (text.startsWith('{\\rtf')) return structural(text, 'syntax-other-format', 0, lineEnd(text, 0));
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

const TYPOGRAPHIC = new RegExp(`[${TYPOGRAPHIC_QUOTES}]`, 'u');

/** A token in the wrong place. */
function tokenMistake(text: string, offset: number, context: SyntaxContext): Mistake {
  const { before, expects } = context;
  const [previous] = before;
  const char = text[offset] ?? '';
  const at = (code: PlainCode, to = offset + 1, from = offset) => plain(text, code, from, to);
  const end = text.replace(/[ \t\r\n]+$/u, '').length;
  if (offset >= end) return bracketMistake(text, 'syntax-unclosed', Math.max(0, end - 1), context);
  if ((char === '}' || char === ']') && isSoundWith(text, [{ offset, length: 1, text: '' }]) && previous?.sign !== ',')
    return structural(text, 'syntax-bracket-extra', offset, offset + 1);
  if (expects === 'end') return endMistake(text, offset, context);
  if (expects === 'comma' && /^(?:;|\.[ \t]*(?:[\r\n]|$))/u.test(text.slice(offset, offset + 40)))
    return at('syntax-wrong-comma');
  const misread = previous && stringReadTooFar(text, previous, offset, expects);
  if (misread) return misread;
  if (char === '+' && expects === 'comma' && previous?.sign === '"')
    return structural(text, 'syntax-joined', offset, offset + 1);
  const number = numberMistake(text, offset, before);
  if (number) return number;
  if (/[\p{Z}\p{C}]/u.test(char)) return at('syntax-invisible');
  if (!previous && text.startsWith('```', offset)) return beginningMistake(text, offset);
  if (text.startsWith('```', offset)) return structural(text, 'syntax-stray', offset, lineEnd(text, offset));
  if (TYPOGRAPHIC.test(char)) return at('syntax-typographic-quote');
  if (/['`´]/u.test(char)) return at('syntax-single-quote');
  if (char === '#' || text.startsWith('<!--', offset)) return at('syntax-comment', lineEnd(text, offset));
  if (char === '(' || char === ')') return structural(text, 'syntax-bracket-round', offset, offset + 1);
  if (char === '\\') return structural(text, 'syntax-stray', offset, offset + 1);
  if (!previous) return beginningMistake(text, offset);
  return structureMistake(text, offset, context) ?? missingSign(text, offset, context);
}

/** A comma, a colon, a value or a quote that is missing, or too many. */
function missingSign(text: string, offset: number, { before: [previous], expects }: SyntaxContext): Mistake {
  const char = text[offset] ?? '';
  const at = (code: PlainCode, to = offset + 1, from = offset) => plain(text, code, from, to);
  const stray = () => structural(text, 'syntax-stray', offset, strayEnd(text, offset));
  const behind = previous?.end ?? 0;
  if (char === ',' && /[,{[]/u.test(previous?.sign ?? '')) return at('syntax-extra-comma');
  if (expects === 'colon') {
    const [list] = (previous && textsAsList(text, previous.offset)) ?? [];
    if (list) return structural(text, 'syntax-list-missing', list.offset, list.offset + 1);
    const sign = /^(?:=>?|->|,)/u.exec(text.slice(offset, offset + 2))?.[0];
    return sign ? at('syntax-missing-colon', offset + sign.length) : at('syntax-missing-colon', behind + 1, behind);
  }
  if (expects === 'value' && previous?.sign === ':' && /[,}\]]/u.test(char)) {
    return at('syntax-missing-value', previous.end, previous.offset);
  }
  if (expects === 'key' || expects === 'comma') {
    if (isUnquotedKey(text, offset)) return at('syntax-unquoted-key', wordEnd(text, offset));
    if (/^(?:[\p{L}\p{N}_$…]|\.\.)/u.test(text.slice(offset, offset + 2)) && !WORD_OF_JSON.test(text.slice(offset)))
      return stray();
  }
  if (expects === 'comma') {
    if (/["{[\p{L}\p{N}-]/u.test(char)) return at('syntax-missing-comma', behind + 1, behind);
  }
  if (expects === 'value' && !/[,:}\]]/u.test(char)) {
    const end = bareTextEnd(text, offset);
    const isEntry = previous?.sign !== ':' && (/^[….]/u.test(char) || !/^\s*[,\]]/u.test(text.slice(end)));
    return isEntry ? stray() : at('syntax-bare-word', end);
  }
  return at('syntax-unexpected');
}

/** End of what does not belong to JSON: a line of words as a whole, else one word. */
function strayEnd(text: string, offset: number): number {
  const line = /^[^"{}[\]\r\n]*(?=[\r\n])/u.exec(text.slice(offset))?.[0].trimEnd() ?? '';
  return /\s/u.test(line) ? offset + line.length : wordEnd(text, offset);
}

const WORD_OF_JSON = /^(?:true|false|null|[0-9-])/u;

/** Whether a bare word at `offset` is a property's name: a colon follows it, or its value on the same line. */
const isUnquotedKey = (text: string, offset: number) =>
  /^[^\s:,{}[\]"…]+(?:"?\s*:|"?[ \t]*["{[])/u.test(text.slice(offset, offset + 200));

/** End of a text without quotes: before the quote that ends its line, if only the first is missing. */
function bareTextEnd(text: string, offset: number): number {
  const closed = /^[^"\r\n]+(?="[ \t]*[,}\]]*[ \t]*(?:[\r\n]|$))/u.exec(text.slice(offset))?.[0];
  if (closed !== undefined) return offset + closed.length;
  return offset + Math.max(1, /^[^,:{}[\]"\r\n]*/u.exec(text.slice(offset))?.[0].trimEnd().length ?? 1);
}
