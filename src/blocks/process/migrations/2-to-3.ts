import { rewrite, type Step } from '../../../fields/steps.ts';

/** Specification section 3: a process has `step1` to `step5`. */
export const step: Step = [
  rewrite('', ['steps'], ({ steps }) => {
    const list: unknown[] = Array.isArray(steps) ? steps : [];
    return Object.fromEntries(list.map((entry, index) => [`step${index + 1}`, entry]));
  }),
];
