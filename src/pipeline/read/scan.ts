/** What one pass over a JSON text finds without parsing it. */
export interface Scan {
  /** deepest nesting of objects and arrays */
  depth: number;
  /** number of property names; more than the parsed value has means that some name is there twice */
  keys: number;
  /** offset of the first bracket that nests deeper than the limit */
  tooDeepAt: number | undefined;
}

/**
 * Counts nesting and property names. Linear and without recursion, so that no input can exhaust the stack before the
 * depth is known; where the text is no JSON the depth is never less than a recovering parser would nest: strings end
 * with their line, comments are skipped, and a bracket closes only its own sort.
 *
 * @param limit where nesting exceeds it, `tooDeepAt` is the offset of the bracket that does
 */
export function scan(text: string, limit = Number.POSITIVE_INFINITY): Scan {
  const open: string[] = [];
  const found: Scan = { depth: 0, keys: 0, tooDeepAt: undefined };
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '"') at = endOfString(text, at);
    else if (sign === '/') at = endOfComment(text, at);
    else if (sign === ':') found.keys++;
    else if (sign === '{' || sign === '[') {
      open.push(sign);
      found.depth = Math.max(found.depth, open.length);
      if (found.depth > limit) found.tooDeepAt ??= at;
    } else if ((sign === '}' && open.at(-1) === '{') || (sign === ']' && open.at(-1) === '[')) open.pop();
  }
  return found;
}

const [QUOTE, BACKSLASH, LINE_FEED, CARRIAGE_RETURN] = [0x22, 0x5c, 0x0a, 0x0d];

/** Where the string that begins at a quote ends: at the next one, or with its line. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === BACKSLASH) at++;
    else if (code === QUOTE || code === LINE_FEED || code === CARRIAGE_RETURN) return at;
  }
  return text.length;
}

const COMMENT = /\/\/[^\n\r]*|\/\*.*?(?:\*\/|$)/suy;

/** Where the comment that begins at a slash ends; the slash itself where it begins none. */
function endOfComment(text: string, start: number): number {
  COMMENT.lastIndex = start;
  return COMMENT.test(text) ? COMMENT.lastIndex - 1 : start;
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
