import { rewrite, type Step } from '../../../fields/steps.ts';

/** A process names its steps, `step1` to `step5`, instead of listing them (R-ENTITY-6). */
export const step: Step = [
  rewrite('', ['steps'], ({ steps }) => {
    const list: unknown[] = Array.isArray(steps) ? steps : [];
    return Object.fromEntries(list.map((entry, index) => [`step${index + 1}`, entry]));
  }),
];
