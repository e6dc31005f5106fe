import type { Problem } from '../../findings/finding.ts';
import { isSampleCopy } from '../../templates/sample-copy.ts';
import type { SiteModel } from '../model/site-model.ts';
import { isSuspect } from './language/suspect.ts';

/** A rule about the site as a whole: looks at everything, reports every breach. */
export type Check = (site: SiteModel) => Problem[];

/** Whether a check of texts may have something to say about a text. */
export const concernsChecks = (text: string): boolean => isSuspect(text) || isSampleCopy(text);
