import { entry } from './message.ts';

/** What sort of sample a text is; each has words and a remedy of its own. */
export type SampleKind = 'domain' | 'phone' | 'number' | 'words' | 'flag';

/** What must not be published: sample values. */
export const launchMessages = {
  'sample-value': entry<{ kind: SampleKind; value: string }>({
    severity: 'error',
    de: ({ kind, value }) => ({ problem: de[kind].problem(value), remedy: de[kind].remedy }),
    en: ({ kind, value }) => ({ problem: en[kind].problem(value), remedy: en[kind].remedy }),
  }),
};

type Words = Record<SampleKind, { problem: (value: string) => string; remedy: string }>;

const de: Words = {
  domain: {
    problem: (value) => `„${value}“ ist eine Beispieladresse.`,
    remedy: 'Setzen Sie Ihre eigene Adresse ein.',
  },
  phone: {
    problem: (value) => `„${value}“ ist eine Beispielnummer ohne Anschluss.`,
    remedy: 'Setzen Sie Ihre eigene Nummer ein.',
  },
  number: {
    problem: (value) => `„${value}“ ist ein Platzhalter für eine Nummer.`,
    remedy: 'Setzen Sie die richtige Nummer ein.',
  },
  words: {
    problem: (value) => `„${value}“ ist ein Platzhalter.`,
    remedy: 'Setzen Sie die richtige Angabe ein.',
  },
  flag: {
    problem: () => 'Laut "sampleData": true enthält die Website noch Beispieldaten.',
    remedy: 'Ersetzen Sie sie, dann schreiben Sie "sampleData": false.',
  },
};

const en: Words = {
  domain: {
    problem: (value) => `"${value}" is a sample address.`,
    remedy: 'Replace it with your own address.',
  },
  phone: {
    problem: (value) => `"${value}" is a sample telephone number that nobody answers.`,
    remedy: 'Replace it with your own number.',
  },
  number: {
    problem: (value) => `"${value}" is a placeholder for a number.`,
    remedy: 'Replace it with the real number.',
  },
  words: {
    problem: (value) => `"${value}" is a placeholder.`,
    remedy: 'Replace it with the real information.',
  },
  flag: {
    problem: () => 'The site is marked as containing sample data ("sampleData": true).',
    remedy: 'Replace it, then write "sampleData": false.',
  },
};
