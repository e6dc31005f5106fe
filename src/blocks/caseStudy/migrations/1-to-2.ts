import { type Step, set } from '../../../fields/steps.ts';

/** What stands above a case study is in the words of the site: the engine had some in German alone. */
export const step: Step = [set('label', 'Beispielprojekt')];
