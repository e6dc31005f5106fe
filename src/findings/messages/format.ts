import type { Text } from '../errors.ts';
import { embedFor, error, misspelling, type Named } from './message.ts';

/** A link, or one inside the text of a property. */
type Target = Named & { isInText?: boolean | undefined };

/** What a text must not have: a character that nobody sees, an emoji, letters that only look like a font, any other. */
export type StrayKind = 'unseen' | 'emoji' | 'letters' | 'other';

const STRAYS: Readonly<Record<'de' | 'en', Readonly<Record<StrayKind, { what: string; remedy: string }>>>> = {
  de: {
    unseen: {
      what: 'ein unsichtbares Zeichen ({codePoint})',
      remedy: 'Löschen Sie es mit `npm run validate -- --fix`, oder tippen Sie die Stelle neu.',
    },
    emoji: { what: 'ein Emoji: {found}', remedy: 'Löschen Sie es.' },
    letters: { what: 'Buchstaben aus einer Zierschrift: {found}', remedy: 'Schreiben Sie „{nearest}“.' },
    other: {
      what: 'ein Zeichen, das nicht erlaubt ist ({codePoint})',
      remedy: 'Löschen Sie es: Es gehört zu einer Symbolschrift oder zu einem anderen Programm.',
    },
  },
  en: {
    unseen: {
      what: 'an invisible character ({codePoint})',
      remedy: 'Delete it with `npm run validate -- --fix`, or type the place anew.',
    },
    emoji: { what: 'an emoji: {found}', remedy: 'Delete it.' },
    letters: { what: 'letters of a decorative alphabet: {found}', remedy: 'Write "{nearest}".' },
    other: {
      what: 'a character that is not allowed ({codePoint})',
      remedy: 'Delete it: it belongs to a symbol font or to another program.',
    },
  },
};

/** A text does not have the form that its property asks for. */
export const formatMessages = {
  /** `about`: what its schema says of a property that cannot be left out */
  'text-blank': error<Named & { about?: Text | undefined }>(
    '`{name}` ist leer.',
    ({ about }) =>
      about
        ? `Erwartet: ${about.de}.`
        : 'Schreiben Sie einen Text oder löschen Sie die Angabe, wenn sie nicht nötig ist.',
    '`{name}` is empty.',
    ({ about }) => (about ? `Expected: ${about.en}.` : 'Write a text, or delete the property if it is not needed.'),
  ),
  'text-too-long': error<Named & { limit: number; length: number }>(
    '`{name}` hat {length} Zeichen, erlaubt sind {limit}.',
    ({ limit, length }) => `Kürzen Sie den Text um ${length - limit} Zeichen.`,
    '`{name}` has {length} characters; the limit is {limit}.',
    ({ limit, length }) =>
      `Shorten the text by ${length - limit} ${length - limit === 1 ? 'character' : 'characters'}.`,
  ),
  'text-padded': error<Named>(
    '`{name}` beginnt oder endet mit einem Leerzeichen.',
    'Löschen Sie das Leerzeichen.',
    '`{name}` starts or ends with a space.',
    'Delete the space.',
  ),
  'text-line-break': error<Named>(
    '`{name}` enthält einen Zeilenumbruch (\\n).',
    'Schreiben Sie den Text in eine Zeile; Absätze sind eigene Einträge einer Liste.',
    '`{name}` contains a line break (\\n).',
    'Write the text on one line; paragraphs are separate entries of a list.',
  ),
  /** `codePoint`: of the first character in `found` */
  'text-character': error<Named & { kind: StrayKind; codePoint: string; found: string }>(
    ({ kind }) => `\`{name}\` enthält ${STRAYS.de[kind].what}.`,
    ({ kind }) => STRAYS.de[kind].remedy,
    ({ kind }) => `\`{name}\` contains ${STRAYS.en[kind].what}.`,
    ({ kind }) => STRAYS.en[kind].remedy,
  ),
  'text-encoding': error<{ found: string }>(
    '„{found}“ ist falsch kopiert oder gespeichert: Aus Umlauten oder Anführungszeichen sind andere Zeichen geworden.',
    'Schreiben Sie „{nearest}“, und speichern Sie Dateien als UTF-8.',
    '"{found}" was copied or saved wrongly: umlauts or quotation marks have become other characters.',
    'Write "{nearest}", and save files as UTF-8.',
  ),
  'text-lost': error<{ found: string }>(
    'In „{found}“ ist beim Kopieren oder Speichern ein Zeichen verloren gegangen.',
    'Schreiben Sie das Wort neu, und speichern Sie Dateien als UTF-8.',
    '"{found}" has lost a character when it was copied or saved.',
    'Write the word anew, and save files as UTF-8.',
  ),
  'text-brackets': error<Named>(
    '`{name}` enthält eine eckige Klammer, die zu keinem gültigen Link gehört.',
    'Schreiben Sie Links als [Text](/ziel); ersetzen Sie einen Platzhalter wie [Name] durch Ihren Text, und verwenden Sie sonst runde Klammern.',
    '`{name}` contains a square bracket that is not part of a valid link.',
    'Write links as [text](/target); replace a placeholder such as [name] with your text, and otherwise use round brackets.',
  ),
  /** `begins`: with what, in one of these languages */
  'thanks-form': error<Named & { begins: string[] }>(
    ({ begins }) => `\`{name}\` beginnt nicht mit ${begins.map((words) => `„${words}“`).join(' oder ')}: {received}.`,
    ({ begins: [first = ''] }) => `Stellen Sie es an den Anfang, zum Beispiel "${first}, …".`,
    ({ begins }) => `\`{name}\` does not begin with ${begins.map((words) => `"${words}"`).join(' or ')}: {received}.`,
    ({ begins }) => `Put it at the beginning, such as "${begins.at(-1) ?? ''}, …".`,
  ),
  'link-form': misspelling<Target>(
    ({ isInText }) =>
      `${isInText ? 'Ein Link in ' : ''}\`{name}\` ${isInText ? 'hat' : 'ist'} kein gültiges Linkziel: {received}.`,
    'Erlaubt sind /seite, /seite#marke, #marke, https://…, mailto:… und tel:….',
    ({ isInText }) =>
      `${isInText ? 'A link in ' : ''}\`{name}\` ${isInText ? 'has no' : 'is not a'} valid link target: {received}.`,
    'Use /page, /page#anchor, #anchor, https://…, mailto:… or tel:….',
  ),
  'values-swapped': error<Named & { other: string }>(
    '`{name}` und `{other}` sind vertauscht: In `{other}` steht, was in `{name}` gehört.',
    'Tauschen Sie die beiden Werte.',
    '`{name}` and `{other}` are swapped: `{other}` holds what belongs in `{name}`.',
    'Swap the two values.',
  ),
  /** `isPicture`: to a picture or a video of the site */
  'link-to-file': error<Target & { isPicture?: boolean }>(
    ({ isInText, isPicture }) =>
      `${isInText ? 'Ein Link in ' : ''}\`{name}\` führt zu ${isPicture ? 'einem Bild oder Video: {received}' : 'einer Datei: {received}. Dateien zum Herunterladen liefert die Website nicht aus'}.`,
    ({ isPicture }) =>
      isPicture
        ? 'Zeigen Sie es in einem Block, der Bilder oder Videos hat, zum Beispiel textImage; ein Link führt zu einer Seite.'
        : 'Machen Sie aus dem Inhalt eine Seite oder schreiben Sie die vollständige Adresse, unter der die Datei liegt: https://….',
    ({ isInText, isPicture }) =>
      `${isInText ? 'A link in ' : ''}\`{name}\` leads to ${isPicture ? 'a picture or a video: {received}' : 'a file: {received}. The site does not offer files for download'}.`,
    ({ isPicture }) =>
      isPicture
        ? 'Show it in a block that has pictures or videos, such as textImage; a link leads to a page.'
        : 'Make a page of its content, or write the full address where the file is: https://….',
  ),
  'link-scheme': misspelling<Named & { scheme: string }>(
    'Links dürfen nicht mit `{scheme}:` beginnen.',
    'Erlaubt sind /seite, #marke, https://…, mailto:… und tel:….',
    'Links must not start with `{scheme}:`.',
    'Use /page, #anchor, https://…, mailto:… or tel:….',
  ),
  'anchor-form': misspelling<Named>(
    '`{name}` ist keine gültige Sprungmarke: {received}.',
    'Erlaubt sind Kleinbuchstaben, Ziffern und einzelne Bindestriche, am Anfang ein Buchstabe.',
    '`{name}` is not a valid anchor: {received}.',
    'Use lowercase letters, digits and single hyphens; start with a letter.',
  ),
  /** `written`: the whole value; `upload`: the address that a file gets which is on the author's computer */
  'file-form': misspelling<Named & { extensions: string; written: string; upload?: string }>(
    '`{name}` ist keine gültige Adresse einer Mediendatei: {received}.',
    ({ upload }, { received }) =>
      upload
        ? 'Legen Sie die Datei in den Ordner pages-data/_media und schreiben Sie "{upload}".'
        : `Schreiben Sie /media/name mit einer dieser Endungen: {extensions}.${embedFor(received).de}`,
    '`{name}` is not a valid address of a media file: {received}.',
    ({ upload }, { received }) =>
      upload
        ? 'Put the file into the folder pages-data/_media and write "{upload}".'
        : `Write /media/name with one of these extensions: {extensions}.${embedFor(received).en}`,
  ),
  /** `isAnyDay`: it may also be the day on which the value is used */
  'day-form': misspelling<Named & { isAnyDay: boolean }>(
    '`{name}` ist kein Tag in der vorgesehenen Form: {received}.',
    ({ isAnyDay }) => `Schreiben Sie Jahr, Monat und Tag: "2026-12-01"${isAnyDay ? ', oder "today" für heute' : ''}.`,
    '`{name}` is not a day in the required form: {received}.',
    ({ isAnyDay }) => `Write year, month and day: "2026-12-01"${isAnyDay ? ', or "today"' : ''}.`,
  ),
  /** `last`: of the month, where a year has it */
  'day-missing': error<Named & { last: string | undefined }>(
    '`{name}` nennt einen Tag, den es nicht gibt: {received}.',
    ({ last }) => (last ? 'Der letzte Tag dieses Monats ist "{last}".' : 'Ein Jahr hat die Monate 01 bis 12.'),
    '`{name}` is a day that does not exist: {received}.',
    ({ last }) => (last ? 'The last day of that month is "{last}".' : 'A year has the months 01 to 12.'),
  ),
  /** `about`: what its schema says */
  'wrong-format': misspelling<Named & { about?: Text | undefined }>(
    '`{name}` hat das falsche Format: {received}.',
    ({ about }) => (about ? `Erwartet: ${about.de}.` : 'Das Format steht in schema/blocks.md.'),
    '`{name}` has the wrong format: {received}.',
    ({ about }) => {
      const [, example] = /for example "?([^;"]+)/u.exec(about?.en ?? '') ?? [];
      if (example) return `Write it like "${example}".`;
      return about ? `Expected: ${about.en}.` : 'Its format is in schema/en/blocks.md.';
    },
  ),
};
