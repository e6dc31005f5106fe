import { entry } from './message.ts';

type Found = { found: string };
/** `open`: the bracket that should be closed, and its line */
type Open = Found & { open: string; line: number };

const closing = (open: string) => (open === '{' ? '}' : ']');

/** What breaks the JSON of a file, in an author's terms. */
export const syntaxMessages = {
  'syntax-trailing-comma': entry<Found>({
    severity: 'error',
    de: () => ({
      problem: 'Hinter dem letzten Eintrag steht ein Komma.',
      remedy: 'Löschen Sie das Komma vor der schließenden Klammer.',
    }),
    en: () => ({
      problem: 'A comma stands after the last entry.',
      remedy: 'Delete the comma before the closing bracket.',
    }),
  }),
  'syntax-missing-comma': entry<Found>({
    severity: 'error',
    de: () => ({
      problem: 'Zwischen zwei Einträgen fehlt ein Komma.',
      remedy: 'Setzen Sie an dieser Stelle ein Komma.',
    }),
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
      problem: 'Dem Namen oder Text, der hier beginnt, fehlt das Anführungszeichen am Ende.',
      remedy: 'Setzen Sie an sein Ende ein gerades Anführungszeichen (").',
    }),
    en: () => ({
      problem: 'The name or text that starts here lacks the quotation mark at its end.',
      remedy: 'Put a straight quotation mark (") at its end.',
    }),
  }),
  'syntax-inner-quote': entry<Found>({
    severity: 'error',
    de: () => ({
      problem: 'Der Text endet an diesem geraden Anführungszeichen, geht dahinter aber weiter.',
      remedy: 'Anführungszeichen im Text selbst sind „ und “, oder \\" für ein gerades.',
    }),
    en: () => ({
      problem: 'The text ends at this straight quotation mark but goes on behind it.',
      remedy: 'Quotation marks inside a text are “ and ”, or \\" for a straight one.',
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
      remedy:
        'Text gehört in gerade Anführungszeichen; true und false werden klein geschrieben; Zahlen haben einen Dezimalpunkt.',
    }),
    en: ({ found }) => ({
      problem: `"${found}" is neither text nor number nor true, false or null.`,
      remedy:
        'Put text between straight quotation marks; write true and false in small letters; numbers use a decimal point.',
    }),
  }),
  'syntax-comment': entry<Found>({
    severity: 'error',
    de: () => ({
      problem: 'JSON kennt keine Kommentare.',
      remedy: 'Löschen Sie den Kommentar; Notizen gehören in die Versionsverwaltung.',
    }),
    en: () => ({
      problem: 'JSON knows no comments.',
      remedy: 'Delete the comment; notes belong into version control.',
    }),
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
  'syntax-comment-open': entry<Found>({
    severity: 'error',
    de: () => ({
      problem: 'JSON kennt keine Kommentare, und dieser hier endet nirgends.',
      remedy: 'Löschen Sie den Kommentar samt /*.',
    }),
    en: () => ({
      problem: 'JSON knows no comments, and this one never ends.',
      remedy: 'Delete the comment with its /*.',
    }),
  }),
  'syntax-missing-value': entry<Found>({
    severity: 'error',
    de: () => ({
      problem: 'Hinter dem Doppelpunkt fehlt der Wert.',
      remedy: 'Ergänzen Sie ihn oder löschen Sie die ganze Angabe.',
    }),
    en: () => ({ problem: 'The value is missing behind the colon.', remedy: 'Add it or delete the whole property.' }),
  }),
  'syntax-invisible': entry<Found>({
    severity: 'error',
    de: ({ found }) => ({
      problem: `Zwischen den Angaben steht ein unsichtbares Zeichen (${found}).`,
      remedy: 'Löschen Sie es; dort sind nur gewöhnliche Leerzeichen und Zeilenumbrüche erlaubt.',
    }),
    en: ({ found }) => ({
      problem: `An invisible character stands between the properties (${found}).`,
      remedy: 'Delete it; only ordinary blanks and line breaks are allowed there.',
    }),
  }),
  'syntax-unclosed': entry<Open>({
    severity: 'error',
    de: ({ open, line }) => ({
      problem: `Die Datei endet, aber die Klammer ${open} aus Zeile ${line} ist noch offen.`,
      remedy: `Ergänzen Sie die fehlende ${closing(open)}; die Einrückung zeigt, wo.`,
    }),
    en: ({ open, line }) => ({
      problem: `The file ends, but the bracket ${open} of line ${line} is still open.`,
      remedy: `Add the missing ${closing(open)}; the indentation shows where.`,
    }),
  }),
  'syntax-bracket-mismatch': entry<Open>({
    severity: 'error',
    de: ({ found, open, line }) => ({
      problem: `Hier steht ${found}, offen ist aber die Klammer ${open} aus Zeile ${line}.`,
      remedy: `Ergänzen Sie davor ${closing(open)} oder löschen Sie ${found}.`,
    }),
    en: ({ found, open, line }) => ({
      problem: `Here stands ${found}, but the open bracket is ${open} of line ${line}.`,
      remedy: `Add ${closing(open)} before it or delete ${found}.`,
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
    de: () => ({
      problem: 'Die Datei ist leer.',
      remedy: 'Legen Sie die Seite mit `npm run new:page` neu an oder löschen Sie die Datei.',
    }),
    en: () => ({
      problem: 'The file is empty.',
      remedy: 'Create the page anew with `npm run new:page` or delete the file.',
    }),
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
