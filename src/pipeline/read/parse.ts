import type { Problem, Staged } from '../../findings/finding.ts';
import { duplicateKeys } from './duplicate-keys.ts';
import type { TextFile } from './load.ts';
import { countKeys, scan } from './scan.ts';
import type { Origins } from './sections/place.ts';
import { syntaxErrors } from './syntax/syntax.ts';

/** A file whose JSON is known. */
export interface ParsedFile extends TextFile {
  value: unknown;
  /** where an author finds the value at a path, if that is elsewhere: messages use its name there */
  origins?: Origins | undefined;
}

/** Deepest accepted nesting; zod would overflow the stack far beyond it. */
const MAX_DEPTH = 32;

/**
 * Text to value. Refuses nesting over 32 and every syntax error; names properties that appear twice. After errors that
 * leave no doubt about the content (trailing commas, comments) the value is still handed on, so that the other
 * problems of the file show in the same run.
 */
export function parse(file: TextFile): Staged<ParsedFile | undefined> {
  const { path, text } = file;
  const { depth, keys, tooDeepAt } = scan(text, MAX_DEPTH);
  if (tooDeepAt !== undefined) {
    const spot = { at: 'offset', offset: tooDeepAt, length: 1 } as const;
    const details = { depth, limit: MAX_DEPTH };
    return { value: undefined, problems: [{ code: 'too-deep', file: path, spot, details }] };
  }
  const { value, findings } = jsonOf(file);
  if (value === undefined) return { value, problems: findings };
  const repeated = findings.length === 0 && countKeys(value) === keys ? [] : duplicateKeys(file);
  // Of two lists, or two blocks or entries in the same braces, half the content is hidden: what is said of the rest would mislead.
  const isWhole = repeated.every((problem) => problem.code !== 'duplicate-key' || problem.details.hidden === undefined);
  return { value: isWhole ? { ...file, value } : undefined, problems: [...findings, ...repeated] };
}

function jsonOf(file: TextFile): { value: unknown; findings: Problem[] } {
  try {
    return { value: JSON.parse(file.text), findings: [] };
  } catch {
    return syntaxErrors(file);
  }
}
