/** What one pass over a JSON text tells without parsing it. */
export interface Scan {
  /** deepest nesting of objects and arrays */
  depth: number;
  /** number of property names; more than the parsed value has means: some name stands twice */
  keys: number;
  /** offset of the first bracket that nests deeper than the limit */
  tooDeepAt: number | undefined;
}

const OPEN_BRACE = '{'.charCodeAt(0);
const CLOSE_BRACE = '}'.charCodeAt(0);
const OPEN_BRACKET = '['.charCodeAt(0);
const CLOSE_BRACKET = ']'.charCodeAt(0);
const QUOTE = '"'.charCodeAt(0);
const COLON = ':'.charCodeAt(0);
const SLASH = '/'.charCodeAt(0);
const BACKSLASH = '\\'.charCodeAt(0);
const LINE_FEED = '\n'.charCodeAt(0);
const CARRIAGE_RETURN = '\r'.charCodeAt(0);

/**
 * Counts nesting and property names. Linear and without recursion, so that no input can exhaust the stack before the
 * depth is known; where the text is no JSON the depth is never less than a recovering parser would nest: strings end
 * with their line, comments are skipped, and a bracket closes only its own kind.
 *
 * @param limit where nesting exceeds it, `tooDeepAt` is the offset of the bracket that does
 */
export function scan(text: string, limit = Number.POSITIVE_INFINITY): Scan {
  const open: number[] = [];
  let depth = 0;
  let keys = 0;
  let tooDeepAt: number | undefined;
  for (let i = 0; i < text.length; i++) {
    const char = text.charCodeAt(i);
    if (char === QUOTE) i = stringEnd(text, i);
    else if (char === SLASH) i = commentEnd(text, i);
    else if (char === COLON) keys++;
    else if (char === OPEN_BRACE || char === OPEN_BRACKET) {
      open.push(char);
      if (open.length > depth) depth = open.length;
      if (depth > limit) tooDeepAt ??= i;
    } else if (char === CLOSE_BRACE || char === CLOSE_BRACKET) {
      if (open.at(-1) === (char === CLOSE_BRACE ? OPEN_BRACE : OPEN_BRACKET)) open.pop();
    }
  }
  return { depth, keys, tooDeepAt };
}

/** Index of the quote that ends the string starting at `start`, or of the end of its line. */
function stringEnd(text: string, start: number): number {
  for (let i = start + 1; i < text.length; i++) {
    const char = text.charCodeAt(i);
    if (char === QUOTE || char === LINE_FEED || char === CARRIAGE_RETURN) return i;
    if (char === BACKSLASH) i++;
  }
  return text.length;
}

/** Index of the last character of the comment at `start`, or `start` where none begins. */
function commentEnd(text: string, start: number): number {
  const mark = text[start + 1];
  if (mark === '*') {
    const end = text.indexOf('*/', start + 2);
    return end === -1 ? text.length : end + 1;
  }
  if (mark !== '/') return start;
  const length = text.slice(start).search(/[\r\n]/u);
  return length === -1 ? text.length : start + length;
}

/** Number of property names in a parsed value. */
export function countKeys(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (Array.isArray(value)) {
    let sum = 0;
    for (const item of value) sum += countKeys(item);
    return sum;
  }
  let sum = 0;
  for (const item of Object.values(value)) sum += 1 + countKeys(item);
  return sum;
}
