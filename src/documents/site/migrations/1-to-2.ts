import { rename, type Step, set } from '../../../fields/steps.ts';

/** The company's data are facts of any names, and what German law asks for is asked where the site says so. */
export const step: Step = [rename('company', 'facts'), set('law', 'de'), set('preloader', true)];
