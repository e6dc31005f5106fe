import { dayMeant } from '../../documents/day.ts';
import { error } from './message.ts';

type Found = { found: string };
/** `open`: the bracket that should be closed, and its line */
type Open = Found & { open: string; line: number };

const closing = (open: string) => (open === '{' ? '}' : ']');

/** The day that is meant; else any, as an example. */
function dayText(found: string, forExample: string): string {
  const meant = dayMeant(found);
  return meant === undefined ? `${forExample}"2026-12-01"` : `: "${meant}"`;
}

/** Errors in the JSON of a file, in an author's terms. */
export const syntaxMessages = {
  'syntax-trailing-comma': error<Found>(
    'Nach dem letzten Eintrag steht ein Komma.',
    'Löschen Sie das Komma vor der schließenden Klammer.',
    'There is a comma after the last entry.',
    'Delete the comma before the closing bracket.',
  ),
  'syntax-extra-comma': error<Found>(
    'Hier steht ein Komma zu viel.',
    'Löschen Sie es.',
    'There is a comma too many here.',
    'Delete it.',
  ),
  'syntax-wrong-comma': error<Found>(
    'Zwischen zwei Einträgen steht „{found}“ statt eines Kommas.',
    'Schreiben Sie ein Komma.',
    'There is "{found}" between two entries instead of a comma.',
    'Write a comma.',
  ),
  'syntax-missing-comma': error<Found>(
    'Zwischen zwei Einträgen fehlt ein Komma.',
    'Setzen Sie hier ein Komma.',
    'A comma is missing between two entries.',
    'Insert a comma here.',
  ),
  'syntax-missing-colon': error<Found>(
    'Zwischen dem Namen und seinem Wert fehlt ein Doppelpunkt.',
    'Schreiben Sie "name": "Wert".',
    'A colon is missing between a name and its value.',
    'Write "name": "value".',
  ),
  'syntax-missing-quote': error<Found>(
    'Dem Namen oder Text, der hier beginnt, fehlt das schließende Anführungszeichen.',
    'Setzen Sie am Ende ein gerades Anführungszeichen (").',
    'The name or text that starts here has no closing quotation mark.',
    'Add a straight quotation mark (") at its end.',
  ),
  'syntax-inner-quote': error<Found>(
    'Der Text endet an diesem geraden Anführungszeichen, geht danach aber weiter.',
    'Schreiben Sie im Text „ und “ oder \\" für ein gerades Anführungszeichen.',
    'The text ends at this straight quotation mark but continues after it.',
    'Inside a text, write “ and ”, or \\" for a straight quotation mark.',
  ),
  'syntax-html': error<Found>(
    'Im Text steht HTML, und dessen gerade Anführungszeichen beenden den Text.',
    'Schreiben Sie einen Link als [Text](/ziel), Betontes als *Wort*, und löschen Sie, was sonst zwischen < und > steht.',
    'There is HTML in the text, and its straight quotation marks end the text.',
    'Write a link as [text](/target), emphasis as *word*, and delete whatever else is between < and >.',
  ),
  'syntax-doubled-quotes': error<Found>(
    'Der Text steht in doppelt gesetzten Anführungszeichen.',
    'Setzen Sie an Anfang und Ende nur eines: "Text".',
    'The text is enclosed in doubled quotation marks.',
    'Use one at its beginning and one at its end: "text".',
  ),
  'syntax-typographic-quote': error<Found>(
    'Hier steht ein typografisches statt eines geraden Anführungszeichens.',
    'Setzen Sie Namen und Texte in gerade Anführungszeichen: "Text".',
    'This is a typographic quotation mark instead of a straight one.',
    'Enclose names and texts in straight quotation marks: "text".',
  ),
  'syntax-single-quote': error<Found>(
    'Hier steht ein einfaches statt eines doppelten Anführungszeichens.',
    'Setzen Sie Namen und Texte in doppelte Anführungszeichen: "Text".',
    'This is a single quotation mark instead of a double one.',
    'Enclose names and texts in double quotation marks: "text".',
  ),
  'syntax-unquoted-key': error<Found>(
    'Dem Namen fehlen die Anführungszeichen.',
    'Setzen Sie ihn in gerade Anführungszeichen: "title": …',
    'The name has no quotation marks.',
    'Enclose it in straight quotation marks: "title": …',
  ),
  'syntax-bare-word': error<Found>(
    '„{found}“ ist weder Text noch Zahl noch true, false oder null.',
    'Setzen Sie Text in gerade Anführungszeichen, schreiben Sie true und false klein und Zahlen mit Dezimalpunkt.',
    '"{found}" is not a text, a number, true, false or null.',
    'Enclose text in straight quotation marks, write true and false in lowercase, and numbers with a decimal point.',
  ),
  'syntax-bare-day': error<Found>(
    'Der Tag {found} hat keine Anführungszeichen.',
    ({ found }) =>
      `Schreiben Sie in geraden Anführungszeichen Jahr, Monat und Tag${dayText(found, ', zum Beispiel ')}.`,
    'The day {found} has no quotation marks.',
    ({ found }) => `Write year, month and day in straight quotation marks${dayText(found, ', such as ')}.`,
  ),
  'syntax-joined': error<Found>(
    'Texte lassen sich nicht mit + verbinden.',
    'Schreiben Sie einen einzigen Text, in geraden Anführungszeichen.',
    'Texts cannot be joined with +.',
    'Write one text in straight quotation marks.',
  ),
  'syntax-comment': error<Found>(
    'JSON erlaubt keine Kommentare.',
    'Löschen Sie den Kommentar; was Sie aufheben wollen, bewahren Sie außerhalb der Seite auf.',
    'JSON does not allow comments.',
    'Delete the comment; keep what you want to keep outside the page.',
  ),
  'syntax-line-break': error<Found>(
    'Der Text enthält einen Zeilenumbruch oder Tabulator.',
    'Schreiben Sie den Text in eine Zeile; Absätze sind eigene Einträge einer Liste.',
    'The text contains a line break or tab.',
    'Write the text on one line; paragraphs are separate entries of a list.',
  ),
  'syntax-control': error<Found>(
    'Der Text enthält ein Steuerzeichen ({found}).',
    'Löschen Sie es.',
    'The text contains a control character ({found}).',
    'Delete it.',
  ),
  'syntax-escape': error<Found>(
    'Der Backslash in `{found}` ist hier nicht erlaubt.',
    'Löschen Sie ihn oder schreiben Sie ihn doppelt (\\\\).',
    'The backslash in `{found}` is not allowed here.',
    'Delete it or double it (\\\\).',
  ),
  'syntax-computer-path': error<Found>(
    'Hier steht der Ort einer Datei auf Ihrem Computer; von dort gelangt sie nicht auf die Website.',
    'Legen Sie die Datei in den Ordner _media und schreiben Sie "/media/name.webp", mit ihrem Namen und ihrer Endung.',
    'This is the place of a file on your computer, from where it does not get to the site.',
    'Put the file into the folder _media and write "/media/name.webp", with its own name and extension.',
  ),
  'syntax-comment-open': error<Found>(
    'JSON erlaubt keine Kommentare, und dieser hat kein Ende.',
    'Löschen Sie den Kommentar samt /*.',
    'JSON does not allow comments, and this one has no end.',
    'Delete the comment, including /*.',
  ),
  'syntax-missing-value': error<Found>(
    'Nach dem Doppelpunkt fehlt der Wert.',
    'Ergänzen Sie ihn oder löschen Sie die ganze Angabe.',
    'The value after the colon is missing.',
    'Add it, or delete the whole property.',
  ),
  'syntax-invisible': error<Found>(
    'Zwischen den Angaben steht ein unsichtbares Zeichen ({found}).',
    'Löschen Sie es; hier sind nur gewöhnliche Leerzeichen und Zeilenumbrüche erlaubt.',
    'There is an invisible character between the properties ({found}).',
    'Delete it; only ordinary spaces and line breaks are allowed here.',
  ),
  'syntax-unclosed': error<Open>(
    'Die Klammer {open} aus Zeile {line} wird nicht geschlossen.',
    ({ open }) => `Ergänzen Sie hier die fehlende ${closing(open)}.`,
    'The bracket {open} on line {line} is never closed.',
    ({ open }) => `Add the missing ${closing(open)} here.`,
  ),
  /** `missing`: the brackets that would close it, inner first */
  'syntax-cut-off': error<Open & { missing: string }>(
    'Was mit der Klammer {open} in Zeile {line} beginnt, bricht hier ab.',
    'Holen Sie zurück, was gelöscht wurde (Strg+Z), oder schreiben Sie das Ende neu, zuletzt {missing}',
    'What begins with the bracket {open} on line {line} breaks off here.',
    'Bring back what was deleted (Ctrl+Z), or write its end anew, with {missing} last',
  ),
  'syntax-bracket-mismatch': error<Open>(
    'Die Klammer {found} passt nicht zur offenen Klammer {open} aus Zeile {line}.',
    ({ found, open }) =>
      `Fehlt davor etwas, holen Sie es zurück (Strg+Z); sonst ${
        found === '{'
          ? 'schreiben Sie davor, wozu dieser Eintrag gehört: "name": [ für eine Liste, "name": für eine Gruppe.'
          : `schreiben Sie davor ${closing(open)}, oder löschen Sie {found}, wenn sie zu viel ist.`
      }`,
    'The bracket {found} does not match the open bracket {open} on line {line}.',
    ({ found, open }) =>
      `If something is missing before it, bring it back (Ctrl+Z); otherwise ${
        found === '{'
          ? 'write before it what this entry belongs to: "name": [ for a list, "name": for a group.'
          : `write ${closing(open)} before it, or delete {found} if it is one too many.`
      }`,
  ),
  'syntax-bracket-wrong': error<Open>(
    'Die Klammer {open} aus Zeile {line} wird hier mit {found} geschlossen.',
    ({ open }) => `Schreiben Sie ${closing(open)} statt {found}.`,
    'The bracket {open} on line {line} is closed with {found} here.',
    ({ open }) => `Write ${closing(open)} instead of {found}.`,
  ),
  'syntax-bracket-extra': error<Found>(
    'Die Klammer {found} ist hier zu viel.',
    ({ found }) => `Löschen Sie sie${found === '{' ? ' und die letzte } der Datei' : ''}.`,
    'The bracket {found} is one too many here.',
    ({ found }) => `Delete it${found === '{' ? ', and the last } of the file' : ''}.`,
  ),
  'syntax-bracket-round': error<Found>(
    'Runde Klammern gibt es nur in Texten.',
    'Schreiben Sie { … } um Angaben mit Namen und [ … ] um eine Liste.',
    'Round brackets only occur in texts.',
    'Write { … } around properties with names and [ … ] around a list.',
  ),
  'syntax-brace-missing': error<Found>(
    'In einer Liste […] steht eine Angabe mit Namen ohne geschweifte Klammern.',
    'Gehört sie zu einem Eintrag, setzen Sie { davor und } hinter dessen letzte Angabe; sonst verschieben Sie sie hinter die schließende ] der Liste.',
    'In a list […], a property with a name has no braces around it.',
    'If it belongs to an entry, put { before it and } after the last property of that entry; otherwise move it behind the closing ] of the list.',
  ),
  'syntax-brace-late': error<Found>(
    'Die Angabe {found} steht vor der Klammer {, in die sie gehört.',
    'Verschieben Sie die nächste { vor diese Angabe.',
    'The property {found} is written before the brace { that it belongs into.',
    'Move the next { before this property.',
  ),
  'syntax-brace-first': error<Found>(
    'Am Anfang der Datei fehlt die Klammer {.',
    'Setzen Sie { in die erste Zeile.',
    'The brace { is missing at the beginning of the file.',
    'Put { on the first line.',
  ),
  'syntax-name-in-list': error<Found>(
    'Ein Eintrag einer Liste […] hat keinen Namen, hier steht aber {found}.',
    'Löschen Sie den Namen und den Doppelpunkt; ist es der Name eines Blocks, schreiben Sie hinter die Klammer { "type": {found},',
    'An entry of a list […] has no name, but here is {found}.',
    'Delete the name and the colon; if it is the name of a block, write after the brace { "type": {found},',
  ),
  'syntax-list-braces': error<Found>(
    'Hier beginnt eine Liste, aber mit der Klammer {.',
    'Schreiben Sie [ statt {, und am Ende der Liste ] statt }.',
    'A list begins here, but with the brace {.',
    'Write [ instead of {, and ] instead of } at the end of the list.',
  ),
  'syntax-list-missing': error<Found>(
    ({ found }) =>
      `Mehrere ${found === '{' ? 'Gruppen {…}' : 'Texte'} stehen hintereinander, aber nicht in einer Liste.`,
    ({ found }) =>
      found === '{'
        ? 'Setzen Sie [ vor die erste; hinter die letzte gehört ].'
        : 'Setzen Sie [ vor den ersten und ] hinter den letzten.',
    ({ found }) => `Several ${found === '{' ? 'groups {…}' : 'texts'} follow each other, but not in a list.`,
    'Put [ before the first; ] belongs after the last.',
  ),
  'syntax-outside-list': error<Found>(
    'Hier steht eine Gruppe {…} hinter der Liste, in die sie gehört.',
    'Verschieben Sie sie in die Liste, vor deren schließende ], und trennen Sie sie mit einem Komma; Blöcke gehören in "blocks".',
    'A group {…} is written after the list that it belongs to.',
    'Move it into the list, before its closing ], and separate it with a comma; blocks belong into "blocks".',
  ),
  'syntax-block-inside': error<Found>(
    'In einem Block steht ein weiterer Block.',
    'Verschieben Sie ihn hinter die schließende } des Blocks, in dem er steht, und trennen Sie beide mit einem Komma.',
    'There is a block inside another block.',
    'Move it behind the closing } of the block that it is in, and separate the two with a comma.',
  ),
  'syntax-two-pages': error<Found>(
    'Hinter der Seite beginnt eine zweite; in einer Datei steht immer nur eine.',
    'Verschieben Sie die zweite in eine eigene Datei, oder löschen Sie die Fassung, die Sie nicht mehr brauchen.',
    'A second page begins behind the first; a file holds only one.',
    'Move the second into a file of its own, or delete the version that you no longer need.',
  ),
  'syntax-text-before': error<Found>(
    'Vor der ersten Klammer { steht „{found}“.',
    'Löschen Sie, was davor steht: Eine Datei beginnt mit {.',
    'There is "{found}" before the first brace {.',
    'Delete what is before it: a file begins with {.',
  ),
  'syntax-other-format': error<Found>(
    'Die Datei hat nicht das Format JSON: Sie beginnt mit „{found}“.',
    'Legen Sie die Seite mit `npm run new:page` unter anderem Namen an und kopieren Sie die Texte hinein.',
    'The file is not JSON: it begins with "{found}".',
    'Create the page under another name with `npm run new:page` and copy the texts into it.',
  ),
  'syntax-stray': error<Found>(
    'Zwischen den Angaben steht „{found}“.',
    'Ist es Ihr Text, setzen Sie ihn in gerade Anführungszeichen: "…"; sonst löschen Sie es.',
    'There is "{found}" between the properties.',
    'If it is your text, enclose it in straight quotation marks: "…"; otherwise delete it.',
  ),
  'syntax-backslashes': error<Found>(
    'In der Adresse stehen Backslashes.',
    'Schreiben Sie / statt \\.',
    'There are backslashes in the address.',
    'Write / instead of \\.',
  ),
  'syntax-merge-marks': error<Found>(
    'Hier stehen zwei Fassungen, die Git nicht zusammenführen konnte.',
    'Behalten Sie eine davon und löschen Sie die Zeilen mit <<<<<<<, ======= und >>>>>>>.',
    'There are two versions here that Git could not merge.',
    'Keep one of them, and delete the lines with <<<<<<<, ======= and >>>>>>>.',
  ),
  'syntax-extra': error<Found>(
    'Nach der letzten schließenden Klammer folgt noch Text.',
    'Gehört er zur Seite, verschieben Sie ihn vor diese Klammer oder löschen Sie eine Klammer, die davor zu viel ist; sonst löschen Sie ihn.',
    'There is text after the last closing bracket.',
    'If it belongs to the page, move it before that bracket, or delete a bracket too many before it; otherwise delete it.',
  ),
  'syntax-empty': error<Found>(
    'Die Datei ist leer.',
    'Löschen Sie sie oder legen Sie die Seite mit `npm run new:page` neu an.',
    'The file is empty.',
    'Delete it, or create the page again with `npm run new:page`.',
  ),
  'syntax-unexpected': error<Found>(
    '`{found}` ist an dieser Stelle nicht erlaubt.',
    'Prüfen Sie Kommas, Klammern und Anführungszeichen davor.',
    '`{found}` is not allowed here.',
    'Check the commas, brackets and quotation marks before it.',
  ),
};
