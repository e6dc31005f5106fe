import { rename, type Step, wrap } from '../../../fields/steps.ts';

/** A site may have several languages; that of an older one is its first. */
export const step: Step = [rename('language', 'languages'), wrap('languages', '[]')];
