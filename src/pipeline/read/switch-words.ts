/** What authors write for true and false. */
export const SWITCH_WORDS: Readonly<Record<string, string>> = {
  true: 'true',
  ja: 'true',
  wahr: 'true',
  yes: 'true',
  false: 'false',
  falsch: 'false',
  nein: 'false',
  no: 'false',
};
