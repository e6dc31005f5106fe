import { proseOfPages } from '../model/texts.ts';
import { languageCheck } from './check.ts';
import { breakableSpaces } from './language/spaces.ts';

/**
 * Numbers and their units, paragraph signs and abbreviations stay on one line, with `&nbsp;` in between. Not in forms:
 * their choices are sent as they stand, and a control has lines of its own.
 */
export const textsSpaces = languageCheck('de', proseOfPages, ({ value }) =>
  breakableSpaces(value).map(({ found, written, index }) => ({
    code: 'text-space',
    part: found,
    from: index,
    details: { found },
    nearest: written,
    fix: { write: written },
  })),
);
