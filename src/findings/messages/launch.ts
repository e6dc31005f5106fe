import { error } from './message.ts';

/** What sort of sample a text is; each has words and a remedy of its own. */
export type SampleKind = 'domain' | 'phone' | 'number' | 'words' | 'figure' | 'flag';

/** What must not be published: sample values. */
export const launchMessages = {
  'sample-value': error<{ kind: SampleKind; value: string }>(
    ({ kind }) => sentences[kind][0],
    ({ kind }) => sentences[kind][1],
    ({ kind }) => sentences[kind][2],
    ({ kind }) => sentences[kind][3],
  ),
};

const sentences: Record<SampleKind, readonly [string, string, string, string]> = {
  domain: [
    '„{value}“ ist eine Beispieladresse.',
    'Setzen Sie Ihre eigene Adresse ein.',
    '"{value}" is a sample address.',
    'Replace it with your own address.',
  ],
  phone: [
    '„{value}“ ist eine Beispielnummer ohne Anschluss.',
    'Setzen Sie Ihre eigene Nummer ein.',
    '"{value}" is a sample telephone number that nobody answers.',
    'Replace it with your own number.',
  ],
  number: [
    '„{value}“ ist ein Platzhalter für eine Nummer.',
    'Setzen Sie die richtige Nummer ein.',
    '"{value}" is a placeholder for a number.',
    'Replace it with the real number.',
  ],
  words: [
    '„{value}“ ist ein Platzhalter.',
    'Setzen Sie die richtige Angabe ein.',
    '"{value}" is a placeholder.',
    'Replace it with the real information.',
  ],
  figure: [
    '„{value}“ ist eine Kennzahl, und laut "sampleData": true sind die Angaben der Website Beispiele.',
    'Setzen Sie eine Zahl ein, die Sie belegen können, oder nehmen Sie sie heraus.',
    '"{value}" is a key figure, and the site is marked as containing sample data ("sampleData": true).',
    'Replace it with a number that you can prove, or take it out.',
  ],
  flag: [
    'Laut "sampleData": true enthält die Website noch Beispieldaten.',
    'Ersetzen Sie sie, dann schreiben Sie "sampleData": false.',
    'The site is marked as containing sample data ("sampleData": true).',
    'Replace it, then write "sampleData": false.',
  ],
};
