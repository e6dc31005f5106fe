import { entry } from './message.ts';

type Found = { found: string };
/** `open`: the bracket that should be closed, and its line */
type Open = Found & { open: string; line: number };

const closing = (open: string) => (open === '{' ? '}' : ']');

/** Errors in the JSON of a file, in an author's terms. */
export const syntaxMessages = {
  'syntax-trailing-comma': entry<Found>({
    severity: 'error',
    de: () => ({
      problem: 'Nach dem letzten Eintrag steht ein Komma.',
      remedy: 'Löschen Sie das Komma vor der schließenden Klammer.',
    }),
    en: () => ({
      problem: 'There is a comma after the last entry.',
      remedy: 'Delete the comma before the closing bracket.',
    }),
  }),
  'syntax-missing-comma': entry<Found>({
    severity: 'error',
    de: () => ({
      problem: 'Zwischen zwei Einträgen fehlt ein Komma.',
      remedy: 'Setzen Sie hier ein Komma.',
    }),
    en: () => ({ problem: 'A comma is missing between two entries.', remedy: 'Insert a comma here.' }),
  }),
  'syntax-missing-colon': entry<Found>({
    severity: 'error',
    de: () => ({
      problem: 'Zwischen dem Namen und seinem Wert fehlt ein Doppelpunkt.',
      remedy: 'Schreiben Sie "name": "Wert".',
    }),
    en: () => ({ problem: 'A colon is missing between a name and its value.', remedy: 'Write "name": "value".' }),
  }),
  'syntax-missing-quote': entry<Found>({
    severity: 'error',
    de: () => ({
      problem: 'Dem Namen oder Text, der hier beginnt, fehlt das schließende Anführungszeichen.',
      remedy: 'Setzen Sie am Ende ein gerades Anführungszeichen (").',
    }),
    en: () => ({
      problem: 'The name or text that starts here has no closing quotation mark.',
      remedy: 'Add a straight quotation mark (") at its end.',
    }),
  }),
  'syntax-inner-quote': entry<Found>({
    severity: 'error',
    de: () => ({
      problem: 'Der Text endet an diesem geraden Anführungszeichen, geht danach aber weiter.',
      remedy: 'Schreiben Sie im Text „ und “ oder \\" für ein gerades Anführungszeichen.',
    }),
    en: () => ({
      problem: 'The text ends at this straight quotation mark but continues after it.',
      remedy: 'Inside a text, write “ and ”, or \\" for a straight quotation mark.',
    }),
  }),
  'syntax-typographic-quote': entry<Found>({
    severity: 'error',
    de: () => ({
      problem: 'Hier steht ein typografisches statt eines geraden Anführungszeichens.',
      remedy: 'Setzen Sie Namen und Texte in gerade Anführungszeichen: "Text".',
    }),
    en: () => ({
      problem: 'This is a typographic quotation mark instead of a straight one.',
      remedy: 'Enclose names and texts in straight quotation marks: "text".',
    }),
  }),
  'syntax-single-quote': entry<Found>({
    severity: 'error',
    de: () => ({
      problem: 'Hier steht ein einfaches statt eines doppelten Anführungszeichens.',
      remedy: 'Setzen Sie Namen und Texte in doppelte Anführungszeichen: "Text".',
    }),
    en: () => ({
      problem: 'This is a single quotation mark instead of a double one.',
      remedy: 'Enclose names and texts in double quotation marks: "text".',
    }),
  }),
  'syntax-unquoted-key': entry<Found>({
    severity: 'error',
    de: () => ({
      problem: 'Dem Namen fehlen die Anführungszeichen.',
      remedy: 'Setzen Sie ihn in gerade Anführungszeichen: "title": …',
    }),
    en: () => ({
      problem: 'The name has no quotation marks.',
      remedy: 'Enclose it in straight quotation marks: "title": …',
    }),
  }),
  'syntax-bare-word': entry<Found>({
    severity: 'error',
    de: ({ found }) => ({
      problem: `„${found}“ ist weder Text noch Zahl noch true, false oder null.`,
      remedy:
        'Setzen Sie Text in gerade Anführungszeichen, schreiben Sie true und false klein und Zahlen mit Dezimalpunkt.',
    }),
    en: ({ found }) => ({
      problem: `"${found}" is not a text, a number, true, false or null.`,
      remedy:
        'Enclose text in straight quotation marks, write true and false in lowercase, and numbers with a decimal point.',
    }),
  }),
  'syntax-comment': entry<Found>({
    severity: 'error',
    de: () => ({
      problem: 'JSON erlaubt keine Kommentare.',
      remedy: 'Löschen Sie den Kommentar.',
    }),
    en: () => ({
      problem: 'JSON does not allow comments.',
      remedy: 'Delete the comment.',
    }),
  }),
  'syntax-line-break': entry<Found>({
    severity: 'error',
    de: () => ({
      problem: 'Der Text enthält einen Zeilenumbruch oder Tabulator.',
      remedy: 'Schreiben Sie den Text in eine Zeile; Absätze sind eigene Einträge einer Liste.',
    }),
    en: () => ({
      problem: 'The text contains a line break or tab.',
      remedy: 'Write the text on one line; paragraphs are separate entries of a list.',
    }),
  }),
  'syntax-escape': entry<Found>({
    severity: 'error',
    de: ({ found }) => ({
      problem: `Der Backslash in \`${found}\` ist hier nicht erlaubt.`,
      remedy: 'Löschen Sie ihn oder schreiben Sie ihn doppelt (\\\\).',
    }),
    en: ({ found }) => ({
      problem: `The backslash in \`${found}\` is not allowed here.`,
      remedy: 'Delete it or double it (\\\\).',
    }),
  }),
  'syntax-comment-open': entry<Found>({
    severity: 'error',
    de: () => ({
      problem: 'JSON erlaubt keine Kommentare, und dieser hat kein Ende.',
      remedy: 'Löschen Sie den Kommentar samt /*.',
    }),
    en: () => ({
      problem: 'JSON does not allow comments, and this one has no end.',
      remedy: 'Delete the comment, including /*.',
    }),
  }),
  'syntax-missing-value': entry<Found>({
    severity: 'error',
    de: () => ({
      problem: 'Nach dem Doppelpunkt fehlt der Wert.',
      remedy: 'Ergänzen Sie ihn oder löschen Sie die ganze Angabe.',
    }),
    en: () => ({ problem: 'The value after the colon is missing.', remedy: 'Add it, or delete the whole property.' }),
  }),
  'syntax-invisible': entry<Found>({
    severity: 'error',
    de: ({ found }) => ({
      problem: `Zwischen den Angaben steht ein unsichtbares Zeichen (${found}).`,
      remedy: 'Löschen Sie es; hier sind nur gewöhnliche Leerzeichen und Zeilenumbrüche erlaubt.',
    }),
    en: ({ found }) => ({
      problem: `There is an invisible character between the properties (${found}).`,
      remedy: 'Delete it; only ordinary spaces and line breaks are allowed here.',
    }),
  }),
  'syntax-unclosed': entry<Open>({
    severity: 'error',
    de: ({ open, line }) => ({
      problem: `Die Klammer ${open} aus Zeile ${line} wird nicht geschlossen.`,
      remedy: `Ergänzen Sie die fehlende ${closing(open)}; die Einrückung zeigt, wo.`,
    }),
    en: ({ open, line }) => ({
      problem: `The bracket ${open} on line ${line} is never closed.`,
      remedy: `Add the missing ${closing(open)}; the indentation shows where.`,
    }),
  }),
  'syntax-bracket-mismatch': entry<Open>({
    severity: 'error',
    de: ({ found, open, line }) => ({
      problem: `Die Klammer ${found} passt nicht zur offenen Klammer ${open} aus Zeile ${line}.`,
      remedy: `Ergänzen Sie davor ${closing(open)} oder löschen Sie ${found}.`,
    }),
    en: ({ found, open, line }) => ({
      problem: `The bracket ${found} does not match the open bracket ${open} on line ${line}.`,
      remedy: `Add ${closing(open)} before it, or delete ${found}.`,
    }),
  }),
  'syntax-extra': entry<Found>({
    severity: 'error',
    de: () => ({
      problem: 'Nach der letzten schließenden Klammer folgt noch Text.',
      remedy: 'Löschen Sie ihn oder eine überzählige Klammer davor.',
    }),
    en: () => ({
      problem: 'There is text after the last closing bracket.',
      remedy: 'Delete it, or an extra bracket before it.',
    }),
  }),
  'syntax-empty': entry<Found>({
    severity: 'error',
    de: () => ({
      problem: 'Die Datei ist leer.',
      remedy: 'Löschen Sie sie oder legen Sie die Seite mit `npm run new:page` neu an.',
    }),
    en: () => ({
      problem: 'The file is empty.',
      remedy: 'Delete it, or create the page again with `npm run new:page`.',
    }),
  }),
  'syntax-unexpected': entry<Found>({
    severity: 'error',
    de: ({ found }) => ({
      problem: `\`${found}\` ist an dieser Stelle nicht erlaubt.`,
      remedy: 'Prüfen Sie Kommas, Klammern und Anführungszeichen davor.',
    }),
    en: ({ found }) => ({
      problem: `\`${found}\` is not allowed here.`,
      remedy: 'Check the commas, brackets and quotation marks before it.',
    }),
  }),
};
