import { entry, type Named, type NoDetails } from './message.ts';

type Found = { found: string };

/** Problems of language and typography. None keeps the site from being built, and a page can allow each of them. */
export const textMessages = {
  'text-english': entry<Found>({
    severity: 'warning',
    de: ({ found }) => ({
      problem: `„${found}“ ist englisch.`,
      remedy: 'Übersetzen Sie den Text, oder geben Sie dem Block "lang": "en", wenn er englisch sein soll.',
    }),
    en: ({ found }) => ({
      problem: `"${found}" is English.`,
      remedy: 'Translate the text, or give the block "lang": "en" if it is meant to be English.',
    }),
  }),
  'text-unfinished': entry<Found>({
    severity: 'warning',
    de: ({ found }) => ({
      problem: `Hier steht noch ein Platzhalter: „${found}“.`,
      remedy: 'Schreiben Sie den Text, der auf der Seite stehen soll.',
    }),
    en: ({ found }) => ({
      problem: `A placeholder is still here: "${found}".`,
      remedy: 'Write the text that belongs on the page.',
    }),
  }),
  'text-sample': entry<NoDetails>({
    severity: 'warning',
    de: () => ({
      problem: 'Hier steht noch ein Beispieltext der Vorlage.',
      remedy: 'Schreiben Sie, was auf dieser Seite gilt, oder löschen Sie die Angabe, wenn sie nicht nötig ist.',
    }),
    en: () => ({
      problem: "A template's sample copy is still here.",
      remedy: 'Write what is true on this page, or delete the property if it is not needed.',
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
      problem: 'Im Text stehen gerade Anführungszeichen.',
      remedy: nearest ? `Schreiben Sie ${nearest}.` : 'Nehmen Sie „ am Anfang und “ am Ende.',
    }),
    en: (_, { nearest }) => ({
      problem: 'The text has straight quotation marks.',
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
      problem: `A line break could part "${found}".`,
      remedy: `Write "${nearest}".`,
    }),
  }),
  'text-long': entry<Named & { room: number; length: number }>({
    severity: 'warning',
    de: ({ name, room, length }) => ({
      problem: `\`${name}\` hat ${length} Zeichen; gut aussehen an dieser Stelle bis zu ${room}.`,
      remedy: 'Kürzen Sie den Text; Einzelheiten gehören in den Absatz darunter.',
    }),
    en: ({ name, room, length }) => ({
      problem: `\`${name}\` has ${length} characters; up to ${room} look good in this place.`,
      remedy: 'Shorten the text; details belong into the paragraph below.',
    }),
  }),
  'sample-data': entry<Found>({
    severity: 'warning',
    de: ({ found }) => ({
      problem: `„${found}“ ist eine Beispielangabe, laut _site/site.json ("sampleData": false) sind aber alle echt.`,
      remedy: 'Tragen Sie die richtige Angabe ein, am besten als Verweis wie {site.email}.',
    }),
    en: ({ found }) => ({
      problem: `"${found}" is sample data, but _site/site.json says ("sampleData": false) that all is real.`,
      remedy: 'Write the real fact, best as a reference such as {site.email}.',
    }),
  }),
  'allow-unused': entry<{ code: string }>({
    severity: 'warning',
    de: ({ code }) => ({
      problem: `Die Seite erlaubt \`${code}\`, doch es gibt dafür keine Warnung.`,
      remedy: 'Löschen Sie den Eintrag aus `allow`.',
    }),
    en: ({ code }) => ({
      problem: `The page allows \`${code}\`, but there is no such warning.`,
      remedy: 'Delete the entry of `allow`.',
    }),
  }),
};
