import { addressSigns } from './addresses.ts';
import { contactSigns } from './contacts.ts';
import { encodingSigns } from './encoding.ts';
import { englishSigns } from './english.ts';
import { fillerSigns } from './filler.ts';
import { invisibleSigns } from './invisible.ts';
import { markupSigns } from './markup.ts';
import { quoteSigns } from './quotes.ts';
import { spaceSigns } from './spaces.ts';
import { straySigns } from './strays.ts';
import { umlautSigns } from './umlauts.ts';

/** Case counts for none of the signs, and without flag `u`, which would make it slow. */
const SIGN = new RegExp(
  [
    fillerSigns,
    englishSigns,
    quoteSigns,
    spaceSigns,
    umlautSigns,
    invisibleSigns,
    markupSigns,
    contactSigns,
    addressSigns,
    encodingSigns,
    straySigns,
  ]
    .flat()
    .join('|'),
  'i',
);

/**
 * Whether a check of language or typography may find something in a text. Every text of a site goes through it, and only
 * one in fifteen on to the checks.
 */
export const isSuspect = (text: string): boolean => SIGN.test(text);
