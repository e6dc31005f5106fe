import type { z } from 'zod';
import { property } from '../../documents/json.ts';
import type { Step } from '../../fields/steps.ts';
import { applyStep } from './apply.ts';

/** An example that its schema refuses, and where. */
interface InvalidExample {
  name: string;
  pointers: string[];
}

/**
 * A block's `examples.json` as its schema is now: examples of older versions go through the steps from then on.
 *
 * @param steps from version 1 to today's, in their order
 * @returns the text, and what is not valid in it all the same
 */
export function currentExamples(text: string, schema: z.ZodType, steps: readonly Step[]) {
  const problemsIn = (candidate: string, name: string) =>
    schema.safeParse(property(JSON.parse(candidate), name)).error?.issues ?? [];
  let current = text;
  const invalid: InvalidExample[] = [];
  for (const name of Object.keys(JSON.parse(text))) {
    const issues = problemsIn(current, name);
    if (issues.length === 0) continue;
    const migrated = steps
      .map((_, index) => attempt(current, name, steps.slice(steps.length - 1 - index)))
      .find((candidate) => candidate !== undefined && problemsIn(candidate, name).length === 0);
    if (migrated === undefined) invalid.push({ name, pointers: issues.map(({ path }) => `/${path.join('/')}`) });
    current = migrated ?? current;
  }
  return { text: current, invalid };
}

/** Undefined where a step cannot be done: then the example was not written for its version. */
function attempt(text: string, name: string, steps: readonly Step[]): string | undefined {
  try {
    return steps.reduce((before, step) => applyStep(before, [name], step), text);
  } catch {
    return undefined;
  }
}
