/**
 * At most how many ways a backtracking engine can divide `length` characters among the repetitions of a pattern; Infinity
 * where the number grows exponentially. A bound, not a measure: it may refuse a pattern that is quick, never pass one
 * that is slow. The pattern is a valid regular expression with flag `v`.
 *
 * Repetitions one after another multiply. A repeated group that could itself match a text in several ways is
 * exponential: a repetition or a choice in it, a reference (OWASP, "Regular expression Denial of Service").
 */
export function patternSteps(pattern: string, length: number): number {
  if (/\\[1-9k]/u.test(withoutEscapedBackslashes(pattern))) return Infinity;
  let steps = 1;
  const groups: { isAmbiguous: boolean }[] = [{ isAmbiguous: false }];
  let closed: { isAmbiguous: boolean } | undefined;
  for (const token of tokensOf(pattern)) {
    const group = groups.at(-1) ?? { isAmbiguous: false };
    const repeated = repetition(token);
    if (repeated) {
      if (closed?.isAmbiguous && repeated.most > 1) return Infinity;
      steps *= Math.min(repeated.most, length) - Math.min(repeated.least, length) + 1;
      if (repeated.most > repeated.least) group.isAmbiguous = true;
    }
    closed = undefined;
    if (token === '|') group.isAmbiguous = true;
    if (token.startsWith('(')) groups.push({ isAmbiguous: false });
    if (token === ')') {
      closed = groups.pop();
      const outer = groups.at(-1);
      if (outer && closed?.isAmbiguous) outer.isAmbiguous = true;
    }
  }
  return steps;
}

/** Escapes, classes and quantifiers whole; everything else character by character. */
function tokensOf(pattern: string): string[] {
  const tokens: string[] = [];
  for (let rest = pattern; rest !== ''; rest = rest.slice(tokens.at(-1)?.length)) {
    tokens.push(rest.startsWith('[') ? classAt(rest) : (TOKEN.exec(rest)?.[0] ?? rest.slice(0, 1)));
  }
  return tokens;
}

const TOKEN = /^(?:\\(?:[pPqu]\{[^}]*\}|.)|\((?:\?[:=!]|\?<[=!]|\?<[^>]*>)?|(?:[*+?]|\{\d+(?:,\d*)?\})\??)/su;

/** With flag `v` a class may hold classes. */
function classAt(text: string): string {
  let depth = 0;
  for (const { 0: part, index } of text.matchAll(/\\.|[[\]]/gsu)) {
    depth += part === '[' ? 1 : part === ']' ? -1 : 0;
    if (depth === 0) return text.slice(0, index + 1);
  }
  return text;
}

function repetition(token: string): { least: number; most: number } | undefined {
  if (/^[*+]/u.test(token)) return { least: token.startsWith('+') ? 1 : 0, most: Infinity };
  if (token.startsWith('?')) return { least: 0, most: 1 };
  const [, least, comma, most] = /^\{(\d+)(,?)(\d*)\}/u.exec(token) ?? [];
  if (least === undefined) return undefined;
  return { least: Number(least), most: comma === '' ? Number(least) : most === '' ? Infinity : Number(most) };
}

const withoutEscapedBackslashes = (pattern: string) => pattern.replaceAll('\\\\', '');
