import { wordsOf } from './prose.ts';
import { anyWord } from './words.ts';

/** Words of English sentences that no German sentence has. */
export const ENGLISH_WORDS =
  'the and of with your our you we are is this that these for from by to it be has have will can at'.split(' ');

/** Buttons and headings of templates before someone translates them. */
export const ENGLISH_PHRASES = [
  'click here',
  'read more',
  'learn more',
  'find out more',
  'see more',
  'more info',
  'contact us',
  'get in touch',
  'get started',
  'book now',
  'buy now',
  'sign up',
  'log in',
  'about us',
  'our services',
  'download now',
  'welcome to',
  'all rights reserved',
];

/** Any word of a German sentence that no English one has. */
const GERMAN =
  /\b(?:der|die|das|den|dem|des|eine?[nmrs]?|und|oder|ist|sind|nicht|mit|von|vom|zu[mr]?|ins|auf|bei|wir|sie|ihre?|uns|sich|auch|nach|wie|aus|durch|wird|werden|haben|unter|keine?|ohne|bis|als|wenn|dass)\b|[äöüß]/i;

const ENGLISH = new Set(ENGLISH_WORDS);
const PHRASE = new RegExp(anyWord(ENGLISH_PHRASES), 'i');

export const englishSigns = [anyWord(ENGLISH_PHRASES), anyWord(ENGLISH_WORDS)];

/** Whether the whole of a text is an English sentence. */
export const isEnglish = (text: string): boolean =>
  !GERMAN.test(text) && new Set(wordsOf(text).filter((word) => ENGLISH.has(word))).size > 1;

/** The English in a text that should be German: a usual phrase, or the whole of a sentence; undefined where there is none. */
export function englishIn(text: string): string | undefined {
  const [phrase] = PHRASE.exec(text) ?? [];
  if (phrase !== undefined) return phrase;
  return isEnglish(text) ? text : undefined;
}
