import { z } from 'zod';
import { property } from '../../documents/json.ts';
import type { Step } from '../../fields/steps.ts';
import type { Problem } from '../../findings/finding.ts';
import type { TextFile } from '../../pipeline/read/load.ts';
import { parse } from '../../pipeline/read/parse.ts';
import { validate } from '../../pipeline/read/validate.ts';
import { applyStep } from './apply.ts';

/** A block's examples as its schema is now. */
interface CurrentExamples {
  /** of the file */
  text: string;
  /** those that the schema accepts, by name */
  valid: Record<string, unknown>;
  /** what is wrong with the others, or with the file */
  problems: Problem[];
}

/**
 * A block's `examples.json` as its schema is now: examples of older versions go through the steps from then on.
 *
 * @param steps from version 1 to today's, in their order
 */
export function currentExamples(file: TextFile, schema: z.ZodType, steps: readonly Step[]): CurrentExamples {
  const parsed = parse(file);
  if (parsed.value === undefined || parsed.problems.length > 0) {
    return { text: file.text, valid: {}, problems: parsed.problems };
  }
  const names = Object.keys(Object(parsed.value.value));
  const isValid = (text: string, name: string) => schema.safeParse(property(JSON.parse(text), name)).success;
  let current = file.text;
  for (const name of names) {
    if (isValid(current, name)) continue;
    const migrated = steps
      .map((_, index) => attempt(current, name, steps.slice(steps.length - 1 - index)))
      .find((candidate) => candidate !== undefined && isValid(candidate, name));
    current = migrated ?? current;
  }
  const value = JSON.parse(current);
  const whole = z.strictObject(Object.fromEntries(names.map((name) => [name, schema])));
  const { problems } = validate(whole, { path: file.path, text: current, value });
  const valid = names.filter((name) => isValid(current, name)).map((name) => [name, property(value, name)]);
  return { text: current, valid: Object.fromEntries(valid), problems };
}

/** Undefined where a step cannot be done: then the example was not written for its version. */
function attempt(text: string, name: string, steps: readonly Step[]): string | undefined {
  try {
    return steps.reduce((before, step) => applyStep(before, [name], step), text);
  } catch {
    return undefined;
  }
}
