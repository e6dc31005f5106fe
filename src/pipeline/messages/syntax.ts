import { entry } from './message.ts';

type Found = { found: string };

/** What breaks the JSON of a file, in an author's terms. */
export const syntaxMessages = {
  'syntax-trailing-comma': entry<Found>({
    severity: 'error',
    de: () => ({ problem: 'Hinter dem letzten Eintrag steht ein Komma.', remedy: 'Löschen Sie das Komma vor der schließenden Klammer.' }),
    en: () => ({ problem: 'A comma stands after the last entry.', remedy: 'Delete the comma before the closing bracket.' }),
  }),
  'syntax-missing-comma': entry<Found>({
    severity: 'error',
    de: () => ({ problem: 'Zwischen zwei Einträgen fehlt ein Komma.', remedy: 'Setzen Sie an dieser Stelle ein Komma.' }),
    en: () => ({ problem: 'A comma is missing between two entries.', remedy: 'Put a comma here.' }),
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
      problem: 'Der Text, der hier beginnt, endet nicht in derselben Zeile.',
      remedy: 'Setzen Sie an sein Ende ein gerades Anführungszeichen ("). Anführungszeichen im Text selbst: „ und “.',
    }),
    en: () => ({
      problem: 'The text that starts here does not end on the same line.',
      remedy: 'Put a straight quotation mark (") at its end. Inside the text use „ and “.',
    }),
  }),
  'syntax-typographic-quote': entry<Found>({
    severity: 'error',
    de: () => ({
      problem: 'Hier begrenzt ein typografisches Anführungszeichen den Text.',
      remedy: 'Namen und Texte stehen zwischen geraden Anführungszeichen: "Text".',
    }),
    en: () => ({
      problem: 'A typographic quotation mark delimits the text here.',
      remedy: 'Names and texts stand between straight quotation marks: "text".',
    }),
  }),
  'syntax-single-quote': entry<Found>({
    severity: 'error',
    de: () => ({
      problem: 'Hier begrenzt ein einfaches Anführungszeichen den Text.',
      remedy: 'Namen und Texte stehen zwischen doppelten Anführungszeichen: "Text".',
    }),
    en: () => ({
      problem: 'A single quotation mark delimits the text here.',
      remedy: 'Names and texts stand between double quotation marks: "text".',
    }),
  }),
  'syntax-unquoted-key': entry<Found>({
    severity: 'error',
    de: () => ({
      problem: 'Der Name steht ohne Anführungszeichen.',
      remedy: 'Setzen Sie ihn in gerade Anführungszeichen: "title": …',
    }),
    en: () => ({
      problem: 'The name stands without quotation marks.',
      remedy: 'Put it between straight quotation marks: "title": …',
    }),
  }),
  'syntax-bare-word': entry<Found>({
    severity: 'error',
    de: ({ found }) => ({
      problem: `„${found}“ ist weder Text noch Zahl noch true, false oder null.`,
      remedy: 'Text gehört in gerade Anführungszeichen; true und false werden klein geschrieben; Zahlen haben einen Dezimalpunkt.',
    }),
    en: ({ found }) => ({
      problem: `"${found}" is neither text nor number nor true, false or null.`,
      remedy: 'Put text between straight quotation marks; write true and false in small letters; numbers use a decimal point.',
    }),
  }),
  'syntax-comment': entry<Found>({
    severity: 'error',
    de: () => ({
      problem: 'JSON kennt keine Kommentare.',
      remedy: 'Löschen Sie den Kommentar; Notizen gehören in die Versionsverwaltung.',
    }),
    en: () => ({ problem: 'JSON knows no comments.', remedy: 'Delete the comment; notes belong into version control.' }),
  }),
  'syntax-line-break': entry<Found>({
    severity: 'error',
    de: () => ({
      problem: 'Im Text steht ein Zeilenumbruch oder Tabulator.',
      remedy: 'Schreiben Sie den Text in einer Zeile; Absätze sind eigene Einträge einer Liste.',
    }),
    en: () => ({
      problem: 'The text contains a line break or tab.',
      remedy: 'Write the text on one line; paragraphs are entries of a list.',
    }),
  }),
  'syntax-escape': entry<Found>({
    severity: 'error',
    de: ({ found }) => ({
      problem: `\`${found}\` ist keine gültige Folge mit Rückstrich.`,
      remedy: 'Löschen Sie den Rückstrich (\\) oder schreiben Sie ihn doppelt (\\\\).',
    }),
    en: ({ found }) => ({
      problem: `\`${found}\` is no valid backslash sequence.`,
      remedy: 'Delete the backslash (\\) or double it (\\\\).',
    }),
  }),
  'syntax-unclosed': entry<Found>({
    severity: 'error',
    de: () => ({
      problem: 'Die Datei endet, bevor alle Klammern geschlossen sind.',
      remedy: 'Ergänzen Sie die fehlende } oder ] und prüfen Sie die Einrückung davor.',
    }),
    en: () => ({
      problem: 'The file ends before all brackets are closed.',
      remedy: 'Add the missing } or ] and check the indentation before it.',
    }),
  }),
  'syntax-extra': entry<Found>({
    severity: 'error',
    de: () => ({
      problem: 'Hinter dem Ende der Seite steht noch etwas.',
      remedy: 'Löschen Sie alles hinter der letzten schließenden Klammer, oder eine Klammer davor ist zu viel.',
    }),
    en: () => ({
      problem: 'Something stands behind the end of the page.',
      remedy: 'Delete what follows the last closing bracket, or a bracket before it is one too many.',
    }),
  }),
  'syntax-empty': entry<Found>({
    severity: 'error',
    de: () => ({ problem: 'Die Datei ist leer.', remedy: 'Legen Sie die Seite mit `npm run new:page` neu an oder löschen Sie die Datei.' }),
    en: () => ({ problem: 'The file is empty.', remedy: 'Create the page anew with `npm run new:page` or delete the file.' }),
  }),
  'syntax-unexpected': entry<Found>({
    severity: 'error',
    de: ({ found }) => ({
      problem: `\`${found}\` ist an dieser Stelle nicht erlaubt.`,
      remedy: 'Prüfen Sie Kommas, Klammern und Anführungszeichen kurz davor.',
    }),
    en: ({ found }) => ({
      problem: `\`${found}\` is not allowed here.`,
      remedy: 'Check commas, brackets and quotation marks shortly before.',
    }),
  }),
};
