import { texts } from '../model/texts.ts';
import { breaches, type Check } from './check.ts';
import { isInvisible } from './language/invisible.ts';

/** Of every text there is something to see. */
export const textsVisible: Check = (site) =>
  breaches(site.unsettled.documents, texts, ({ value }) =>
    isInvisible(value) ? [{ code: 'text-invisible', details: {} }] : [],
  );
