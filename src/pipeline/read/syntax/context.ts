import { createScanner } from 'jsonc-parser';

/** A piece of JSON text as the scanner cuts it. */
export interface Token {
  /** its first character tells what it is: `{`, `}`, `[`, `]`, `,`, `:`, `"` of a string, a digit or `-` of a number */
  sign: string;
  offset: number;
  end: number;
}

/** A bracket, and the name of the property that it is the value of, if it is one. */
export interface Bracket extends Token {
  name?: string | undefined;
}

/** What precedes an offset of a JSON text, and what may be there. */
export interface SyntaxContext {
  /** the last two tokens before the offset, newest first */
  before: readonly [Token | undefined, Token | undefined];
  /** the bracket that is open there, innermost */
  open: Bracket | undefined;
  /** the bracket that was closed last */
  closed: Bracket | undefined;
  expects: 'key' | 'colon' | 'value' | 'comma' | 'end';
}

/** Reads a text up to `offset`, where its first serious error is; what precedes it is sound or nearly so. */
export function contextAt(text: string, offset: number): SyntaxContext {
  const scanner = createScanner(text, true);
  const open: Bracket[] = [];
  let closed: Bracket | undefined;
  let before: SyntaxContext['before'] = [undefined, undefined];
  let expects: SyntaxContext['expects'] = 'value';
  for (;;) {
    scanner.scan();
    const start = scanner.getTokenOffset();
    if (start >= offset) return { before, open: open.at(-1), closed, expects };
    const token = { sign: text[start] ?? '', offset: start, end: start + scanner.getTokenLength() };
    const [colon, key] = before;
    const name = colon?.sign === ':' && key ? text.slice(key.offset + 1, key.end - 1) : undefined;
    if (token.sign === '{' || token.sign === '[') open.push({ ...token, name });
    if (token.sign === '}' || token.sign === ']') closed = open.pop();
    expects = expectedAfter(token.sign, expects, open.at(-1));
    before = [token, before[0]];
  }
}

function expectedAfter(sign: string, expected: SyntaxContext['expects'], open: Token | undefined) {
  const inObject = open?.sign === '{';
  if (sign === '{') return 'key';
  if (sign === '[' || sign === ':') return 'value';
  if (sign === ',') return inObject ? 'key' : 'value';
  // A string where a comma is missing is the next name.
  if (sign === '"' && inObject && (expected === 'key' || expected === 'comma')) return 'colon';
  return open ? 'comma' : 'end';
}
