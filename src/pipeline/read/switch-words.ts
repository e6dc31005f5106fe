/** What authors write for true and false. */
export const SWITCH_WORDS: Readonly<Record<string, string>> = {
  true: 'true',
  ja: 'true',
  wahr: 'true',
  an: 'true',
  on: 'true',
  1: 'true',
  yes: 'true',
  false: 'false',
  falsch: 'false',
  nein: 'false',
  no: 'false',
  aus: 'false',
  off: 'false',
  0: 'false',
};
