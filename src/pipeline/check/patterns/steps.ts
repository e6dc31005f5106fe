import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';

const parser = new RegExpParser({ ecmaVersion: 2025 });

/**
 * At most how many ways a backtracking engine can divide `length` characters among the repetitions and choices of a
 * pattern; Infinity where the number grows exponentially. A bound, not a measure: it may refuse a pattern that is quick,
 * never pass one that is slow. The pattern is a valid regular expression with flag `v`.
 */
export const patternSteps = (pattern: string, length: number): number =>
  stepsOf(parser.parsePattern(pattern, 0, pattern.length, { unicodeSets: true }), length);

/**
 * Parts one after another multiply, the options of a choice add up. A repetition of what could itself match a text in
 * several ways is exponential, a reference may be (OWASP, "Regular expression Denial of Service").
 */
function stepsOf(node: AST.Node, length: number): number {
  if (node.type === 'Backreference') return Infinity;
  if (node.type === 'Alternative')
    return node.elements.reduce((product, element) => product * stepsOf(element, length), 1);
  if (node.type === 'Quantifier') {
    const once = stepsOf(node.element, length);
    if (once > 1 && node.max > 1) return Infinity;
    const lengths = Math.min(node.max, length) - Math.min(node.min, length) + 1;
    return choice(Array.from({ length: lengths }, () => once));
  }
  if ('alternatives' in node) return choice(node.alternatives.map((option) => stepsOf(option, length)));
  return matchesStrings(node) ? choice([1, 1]) : 1;
}

/** Giving up the last option costs a step too: without it, 24 times `(a|a)` would pass and take five seconds. */
const choice = (options: readonly number[]) => options.reduce((sum, steps) => sum + steps, options.length > 1 ? 1 : 0);

/** Whether a class is a choice between texts of several lengths, as `[\q{a|aa}]` and `\p{RGI_Emoji}` are. */
function matchesStrings(node: AST.Node): boolean {
  let found = false;
  visitRegExpAST(node, {
    onClassStringDisjunctionEnter: () => {
      found = true;
    },
    onCharacterSetEnter: (set) => {
      found ||= set.kind === 'property' && set.strings;
    },
  });
  return found;
}
