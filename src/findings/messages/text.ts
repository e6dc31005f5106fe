import { entry, type Named, type NoDetails } from './message.ts';

type Found = { found: string };

/** Problems of language and typography. None keeps the site from being built, and a page can allow each of them. */
export const textMessages = {
  'text-english': entry<Found>({
    severity: 'warning',
    de: ({ found }) => ({
      problem: `„${found}“ ist englisch.`,
      remedy: 'Übersetzen Sie den Text, oder ergänzen Sie im Block "lang": "en", wenn er englisch sein soll.',
    }),
    en: ({ found }) => ({
      problem: `"${found}" is English.`,
      remedy: 'Translate the text, or add "lang": "en" to the block if it is meant to be English.',
    }),
  }),
  'text-unfinished': entry<Found>({
    severity: 'warning',
    de: ({ found }) => ({
      problem: `Der Text enthält noch einen Platzhalter: „${found}“.`,
      remedy: 'Schreiben Sie den endgültigen Text.',
    }),
    en: ({ found }) => ({
      problem: `The text still contains a placeholder: "${found}".`,
      remedy: 'Write the final text.',
    }),
  }),
  'text-sample': entry<NoDetails>({
    severity: 'warning',
    de: () => ({
      problem: 'Das ist noch der Beispieltext der Vorlage.',
      remedy: 'Schreiben Sie einen eigenen Text oder löschen Sie die Angabe, wenn sie nicht nötig ist.',
    }),
    en: () => ({
      problem: 'This is still the sample text of the template.',
      remedy: 'Write your own text, or delete the property if it is not needed.',
    }),
  }),
  'text-umlaut': entry<{ word: string }>({
    severity: 'warning',
    de: ({ word }, { nearest }) => ({
      problem: `„${word}“ ist ohne Umlaut oder ß geschrieben.`,
      remedy: `Schreiben Sie „${nearest}“.`,
    }),
    en: ({ word }, { nearest }) => ({
      problem: `"${word}" is written without its umlaut or ß.`,
      remedy: `Write "${nearest}".`,
    }),
  }),
  'text-quotes': entry<Found>({
    severity: 'warning',
    de: (_, { nearest }) => ({
      problem: 'Der Text enthält gerade Anführungszeichen.',
      remedy: nearest ? `Schreiben Sie ${nearest}.` : 'Verwenden Sie „ am Anfang und “ am Ende.',
    }),
    en: (_, { nearest }) => ({
      problem: 'The text contains straight quotation marks.',
      remedy: nearest ? `Write ${nearest}.` : 'Use „ at the beginning and “ at the end.',
    }),
  }),
  'text-space': entry<Found>({
    severity: 'warning',
    de: ({ found }, { nearest }) => ({
      problem: `„${found}“ könnte am Zeilenende getrennt werden.`,
      remedy: `Schreiben Sie „${nearest}“.`,
    }),
    en: ({ found }, { nearest }) => ({
      problem: `A line break could split "${found}".`,
      remedy: `Write "${nearest}".`,
    }),
  }),
  'text-long': entry<Named & { recommended: number; length: number }>({
    severity: 'warning',
    de: ({ name, recommended, length }) => ({
      problem: `\`${name}\` hat ${length} Zeichen, empfohlen sind hier höchstens ${recommended}.`,
      remedy: 'Kürzen Sie den Text; Einzelheiten gehören in den Absatz darunter.',
    }),
    en: ({ name, recommended, length }) => ({
      problem: `\`${name}\` has ${length} characters; at most ${recommended} are recommended here.`,
      remedy: 'Shorten the text; details belong in the paragraph below.',
    }),
  }),
  'sample-data': entry<Found>({
    severity: 'warning',
    de: ({ found }) => ({
      problem: `„${found}“ ist eine Beispielangabe, aber in _site/site.json steht "sampleData": false.`,
      remedy: 'Tragen Sie die richtige Angabe ein, am besten als Verweis wie {site.email}.',
    }),
    en: ({ found }) => ({
      problem: `"${found}" is sample data, but _site/site.json says "sampleData": false.`,
      remedy: 'Enter the real value, preferably as a reference such as {site.email}.',
    }),
  }),
  'allow-unused': entry<{ code: string }>({
    severity: 'warning',
    de: ({ code }) => ({
      problem: `Die Seite erlaubt \`${code}\`, aber diese Warnung kommt nicht vor.`,
      remedy: 'Löschen Sie den Eintrag aus `allow`.',
    }),
    en: ({ code }) => ({
      problem: `The page allows \`${code}\`, but has no such warning.`,
      remedy: 'Delete the entry from `allow`.',
    }),
  }),
};
