/** What one pass over a JSON text tells without parsing it. */
export interface Scan {
  /** deepest nesting of objects and arrays */
  depth: number;
  /** number of property names; more than the parsed value has means: some name stands twice */
  keys: number;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;

/**
 * Counts nesting and property names in a text that is (or will prove to be) JSON. Linear and without recursion, so
 * that no input can exhaust the stack before the depth is known.
 */
export function scan(text: string): Scan {
  let depth = 0;
  let deepest = 0;
  let keys = 0;
  for (let i = 0; i < text.length; i++) {
    const char = text.charCodeAt(i);
    if (char === QUOTE) {
      i = stringEnd(text, i);
    } else if (char === 0x7b || char === 0x5b) {
      depth++;
      if (depth > deepest) deepest = depth;
    } else if (char === 0x7d || char === 0x5d) {
      depth--;
    } else if (char === COLON) {
      keys++;
    }
  }
  return { depth: deepest, keys };
}

/** Index of the quote that ends the string starting at `start`, or of the text's end. */
function stringEnd(text: string, start: number): number {
  let end = start;
  for (;;) {
    end = text.indexOf('"', end + 1);
    if (end === -1) return text.length;
    let escapes = 0;
    while (text.charCodeAt(end - 1 - escapes) === BACKSLASH) escapes++;
    if (escapes % 2 === 0) return end;
  }
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
