import { rename, type Step } from '../../../fields/steps.ts';

/** Steps are named as every other entry with a heading and a text is. */
export const step: Step = [rename('steps[].headline', 'title'), rename('steps[].text', 'description')];
