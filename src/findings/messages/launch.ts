import { error } from './message.ts';

/** What sort of sample a text is; each has words and a remedy of its own. */
export type SampleKind = 'domain' | 'phone' | 'number' | 'words' | 'invented' | 'figure' | 'flag';

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
  invented: [
    '„{value}“ nennt etwas erfunden, und laut "sampleData": true sind die Angaben der Website Beispiele.',
    'Ersetzen Sie es durch etwas Wahres. Soll es erfunden bleiben, ist mit "sampleData": false nichts zu ändern.',
    '"{value}" calls something invented, and the site is marked as containing sample data ("sampleData": true).',
    'Replace it with something true. If it is to stay invented, nothing has to change with "sampleData": false.',
  ],
  figure: [
    '„{value}“ ist eine Kennzahl, und laut "sampleData": true sind die Angaben der Website Beispiele.',
    'Können Sie sie belegen, bleibt sie mit "sampleData": false stehen. Sonst ersetzen Sie sie oder nehmen Sie sie heraus.',
    '"{value}" is a key figure, and the site is marked as containing sample data ("sampleData": true).',
    'If you can prove it, it stays with "sampleData": false. Otherwise replace it or take it out.',
  ],
  flag: [
    'Laut "sampleData": true enthält die Website noch Beispieldaten.',
    'Ersetzen Sie sie, dann schreiben Sie "sampleData": false.',
    'The site is marked as containing sample data ("sampleData": true).',
    'Replace it, then write "sampleData": false.',
  ],
};
