/** Words of English sentences that no German sentence has. */
const ENGLISH = words(
  'the and of with your our you we are is this that these for from by to it be has have will can at',
);
/** Words of German sentences that no English sentence has. */
const GERMAN = words(
  'der die das den dem des ein eine einen einem einer und oder ist sind nicht mit für von vom zu zum zur im ins auf bei wir sie ihr ihre uns sich auch nach wie aus durch wird werden haben über unter kein keine ohne bis als wenn dass',
);

/** What stands on buttons and headings of templates before someone translates it. */
const PHRASE =
  /\b(?:click here|read more|learn more|find out more|see more|more info|contact us|get in touch|get started|book now|buy now|sign up|log in|about us|our services|download now|welcome to|all rights reserved)\b/i;

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** The English in a text that should be German: a usual phrase, or the whole of a sentence; undefined where there is none. */
export function englishIn(value: string): string | undefined {
  const [phrase] = PHRASE.exec(value) ?? [];
  if (phrase !== undefined) return phrase;
  const spoken = value.toLowerCase().match(/\p{L}+/gu) ?? [];
  const english = new Set(spoken.filter((word) => ENGLISH.has(word)));
  return english.size > 1 && !spoken.some((word) => GERMAN.has(word)) ? value : undefined;
}
