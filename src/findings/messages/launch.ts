import { entry } from './message.ts';

/** What sort of sample a text is; each has words and a remedy of its own. */
export type SampleKind = 'domain' | 'phone' | 'number' | 'words' | 'flag';

/** What stands between a site and its publication. */
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
    remedy: 'Setzen Sie die eigene Adresse ein.',
  },
  phone: {
    problem: (value) => `„${value}“ ist eine Rufnummer für Filme und Bücher; niemand nimmt ab.`,
    remedy: 'Setzen Sie die eigene Nummer ein.',
  },
  number: {
    problem: (value) => `„${value}“ steht für eine Nummer, die noch fehlt.`,
    remedy: 'Setzen Sie die tatsächliche ein.',
  },
  words: {
    problem: (value) => `„${value}“ steht für Angaben, die noch fehlen.`,
    remedy: 'Setzen Sie die tatsächlichen ein.',
  },
  flag: {
    problem: () => 'Die Website ist als eine mit Beispieldaten gekennzeichnet.',
    remedy: 'Ersetzen Sie die Beispieldaten, dann schreiben Sie "sampleData": false.',
  },
};

const en: Words = {
  domain: {
    problem: (value) => `"${value}" is a sample address.`,
    remedy: 'Put your own address in its place.',
  },
  phone: {
    problem: (value) => `"${value}" is a telephone number for films and books; nobody answers.`,
    remedy: 'Put your own number in its place.',
  },
  number: {
    problem: (value) => `"${value}" stands for a number that is still missing.`,
    remedy: 'Put the real one in its place.',
  },
  words: {
    problem: (value) => `"${value}" stands for facts that are still missing.`,
    remedy: 'Put the real ones in their place.',
  },
  flag: {
    problem: () => 'The site is marked as one with sample data.',
    remedy: 'Replace the sample data, then write "sampleData": false.',
  },
};
