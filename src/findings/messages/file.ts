import type { DocumentName } from '../../documents/documents.ts';
import type { Text } from '../errors.ts';
import { error, misspelling, warning } from './message.ts';

const kib = (bytes: number) => `${Math.ceil(bytes / 1024)} KiB`;

/** What was lost with the brackets between two properties of the same name. */
interface Repetition {
  name: string;
  /** what the first property has that the second lacks: entries of a list, or another block, entry or group in the same braces */
  hidden?: 'list' | 'block' | 'head' | 'entry' | 'group';
  /** the type of a block whose head is missing, if it can be told */
  next?: string | undefined;
}

const duplicateRemedies = {
  list: {
    de: 'Schreiben Sie die Einträge beider Listen in eine, und löschen Sie die leere.',
    en: 'Write the entries of both lists into one, and delete the empty one.',
  },
  block: {
    de: 'Hier beginnt ein neuer Block: Ersetzen Sie das Komma davor durch }, {',
    en: 'A new block begins here: replace the comma before it with }, {',
  },
  head: {
    de: 'Hier beginnt ein anderer Block: Holen Sie zurück, was davor gelöscht wurde (Strg+Z), oder ersetzen Sie das Komma davor durch }, { "type": "{next}",',
    en: 'Another block begins here: bring back what was deleted before it (Ctrl+Z), or replace the comma before it with }, { "type": "{next}",',
  },
  entry: {
    de: 'Hier beginnt ein neuer Eintrag: Ersetzen Sie das Komma davor durch }, {',
    en: 'A new entry begins here: replace the comma before it with }, {',
  },
  group: {
    de: 'Hier beginnt eine andere Gruppe: Holen Sie zurück, was davor gelöscht wurde (Strg+Z), oder ersetzen Sie das Komma davor durch }, "name": { mit dem Namen der Gruppe.',
    en: 'Another group begins here: bring back what was deleted before it (Ctrl+Z), or replace the comma before it with }, "name": { and the name of the group.',
  },
  other: {
    de: 'Fehlt davor etwas, holen Sie es zurück (Strg+Z); sonst löschen Sie eine der beiden Angaben.',
    en: 'If something is missing before it, bring it back (Ctrl+Z); otherwise delete one of the two properties.',
  },
};

const duplicateRemedy = ({ hidden, next = '…' }: Repetition, language: 'de' | 'en') =>
  duplicateRemedies[hidden ?? 'other'][language].replace('{next}', next);

/** `taken`: the name that a file should have, where there is one of that name. */
type Taken = { taken: string | undefined };

/** `documents`: all that may lie in the folder; `isOwnFolder`: of a name that only folders of the engine have. */
type Place = Taken & { documents?: string[]; isOwnFolder?: true };

const TAKEN = {
  de: 'Die Datei „{taken}“ gibt es schon: Löschen Sie eine der beiden.',
  en: 'There is a file "{taken}" already: delete one of the two.',
};

const DRAFT = {
  de: ' Ein Entwurf ist eine Seite mit "draft": true.',
  en: ' A draft is a page with "draft": true.',
};

/** What authors call a kind of document, as the object of a German sentence. */
const DOCUMENTS: Readonly<Record<DocumentName, Text>> = {
  page: { de: 'eine Seite', en: 'a page' },
  section: { de: 'einen gemeinsamen Abschnitt', en: 'a shared section' },
  site: { de: 'die Angaben zur Website', en: 'the settings of the site' },
  edition: {
    de: 'die Angaben zur Website in einer weiteren Sprache',
    en: 'the settings of the site in a further language',
  },
  menu: { de: 'das Menü', en: 'the menu' },
  form: { de: 'ein Formular', en: 'a form' },
  redirects: { de: 'die Umleitungen', en: 'the redirects' },
  words: { de: 'Worte der Website', en: 'words of the site' },
  theme: { de: 'die Farben und Schriften', en: 'colours and fonts' },
};

const namesOf = (files: readonly string[]) => files.map((file) => file.split('/').at(-1)).join(', ');

/** Problems of a file as a whole. */
export const fileMessages = {
  'file-too-large': error<{ bytes: number; limit: number }>(
    ({ bytes, limit }) => `Die Datei ist ${kib(bytes)} groß, erlaubt sind höchstens ${kib(limit)}.`,
    'Teilen Sie den Inhalt auf mehrere Seiten auf.',
    ({ bytes, limit }) => `The file has ${kib(bytes)}; the limit is ${kib(limit)}.`,
    'Split the content across several pages.',
  ),
  'byte-order-mark': error(
    'Die Datei beginnt mit einer unsichtbaren Byte-Reihenfolge-Marke (BOM).',
    'Speichern Sie die Datei als „UTF-8“ statt „UTF-8 mit BOM“.',
    'The file starts with an invisible byte order mark (BOM).',
    'Save the file as "UTF-8" instead of "UTF-8 with BOM".',
  ),
  'invalid-utf8': error<{ line: number }>(
    'Zeile {line} enthält Zeichen, die nicht in UTF-8 gespeichert sind.',
    'Öffnen Sie die Datei im Editor mit der Codierung, in der die Umlaute richtig erscheinen (meist „Windows 1252“), und speichern Sie sie als „UTF-8“; in Visual Studio Code mit einem Klick auf die Codierung unten rechts.',
    'Line {line} contains characters that are not UTF-8.',
    'Open the file in an editor with the encoding that shows its special characters correctly (mostly "Windows 1252"), and save it as "UTF-8"; in Visual Studio Code with a click on the encoding at the bottom right.',
  ),
  'file-encoding': error<{ encoding: string }>(
    'Die Datei ist in „{encoding}“ gespeichert.',
    'Rufen Sie `npm run validate -- --fix` auf, oder öffnen Sie sie im Editor mit dieser Codierung und speichern Sie sie als „UTF-8“; in Visual Studio Code mit einem Klick auf die Codierung unten rechts.',
    'The file is stored as "{encoding}".',
    'Run `npm run validate -- --fix`, or open it in an editor with this encoding and save it as "UTF-8"; in Visual Studio Code with a click on the encoding at the bottom right.',
  ),
  'file-no-text': error(
    'Die Datei ist kein Text, sondern zum Beispiel ein Dokument von Word oder ein Bild.',
    'Löschen Sie sie hier, legen Sie die Seite mit `npm run new:page` an und kopieren Sie die Texte hinein.',
    'The file is no text but, for example, a Word document or a picture.',
    'Delete it here, create the page with `npm run new:page`, and copy the texts into it.',
  ),
  'too-deep': error<{ depth: number; limit: number }>(
    'Klammern sind {depth} Ebenen tief verschachtelt, erlaubt sind {limit}.',
    'Entfernen Sie überflüssige Klammern.',
    'Brackets are nested {depth} levels deep; the limit is {limit}.',
    'Remove unnecessary brackets.',
  ),
  'duplicate-key': error<Repetition>(
    '`{name}` kommt in derselben Klammer schon vor.',
    (repetition) => duplicateRemedy(repetition, 'de'),
    '`{name}` already occurs in the same brackets.',
    (repetition) => duplicateRemedy(repetition, 'en'),
  ),
  /** `isSpelt`: its characters are those that names may have */
  'file-name': error<{ name: string; isSpelt: boolean } & Taken>(
    'Der Dateiname „{name}“ ist nicht erlaubt.',
    ({ isSpelt, taken }) =>
      `${isSpelt ? 'Startseiten heißen index.json, jede andere Seite wie ihre Adresse.' : 'Verwenden Sie nur Kleinbuchstaben, Ziffern und einzelne Bindestriche.'} ${taken ? TAKEN.de : '{meant}'}`,
    'The file name "{name}" is not allowed.',
    ({ isSpelt, taken }) =>
      `${isSpelt ? 'Home pages are called index.json, every other page like its address.' : 'Use only lowercase letters, digits and single hyphens.'} ${taken ? TAKEN.en : '{meant}'}`,
  ),
  'file-hidden': warning<Taken & { isInHidden: boolean; isPage: boolean }>(
    ({ isInHidden }) =>
      isInHidden
        ? 'Der Name des Ordners beginnt mit einem Punkt: Damit ist alles darin versteckt, und die Website verwendet die Datei nicht.'
        : 'Der Name der Datei beginnt mit einem Punkt: Damit ist sie versteckt, und die Website verwendet sie nicht.',
    ({ taken, isPage }) =>
      taken ? TAKEN.de : `Soll sie gelten, nennen Sie sie {nearest}; sonst löschen Sie sie.${isPage ? DRAFT.de : ''}`,
    ({ isInHidden }) =>
      isInHidden
        ? 'The name of the folder begins with a full stop: that hides all that is in it, and the site does not use the file.'
        : 'The name of the file begins with a full stop: that hides it, and the site does not use it.',
    ({ taken, isPage }) =>
      taken ? TAKEN.en : `If it should count, call it {nearest}; otherwise delete it.${isPage ? DRAFT.en : ''}`,
  ),
  'stray-file': misspelling<{ name: string } & Place>(
    '„{name}“ gehört hier nicht hin.',
    ({ taken, documents, isOwnFolder }) => {
      if (taken) return TAKEN.de;
      if (documents)
        return `Ist sie eine Seite, verschieben Sie sie aus _site heraus; sonst löschen Sie sie: In _site gehören ${namesOf(documents)} und der Ordner forms.`;
      return isOwnFolder
        ? `Verschieben Sie sie: Mit „_“ beginnen nur die Ordner _site, _shared und _media.${DRAFT.de}`
        : 'Verschieben oder löschen Sie sie: Seiten enden auf .json, Bilder und Videos gehören nach _media.';
    },
    '"{name}" does not belong here.',
    ({ taken, documents, isOwnFolder }) => {
      if (taken) return TAKEN.en;
      if (documents)
        return `If it is a page, move it out of _site; otherwise delete it: in _site there are ${namesOf(documents)} and the folder forms.`;
      return isOwnFolder
        ? `Move it: only the folders _site, _shared and _media begin with "_".${DRAFT.en}`
        : 'Move or delete it: pages end in .json, images and videos belong in _media.';
    },
  ),
  /** `kind`: what the file is; `own`: what belongs in its place */
  'document-elsewhere': error<{ kind: DocumentName; own: DocumentName } & Taken>(
    ({ kind, own }) => `Diese Datei enthält ${DOCUMENTS[kind].de}, wo die Website ${DOCUMENTS[own].de} erwartet.`,
    ({ taken }) => (taken ? TAKEN.de : 'Ihr Platz ist {nearest}: Verschieben Sie sie dorthin.'),
    ({ kind, own }) => `This file holds ${DOCUMENTS[kind].en} where the site expects ${DOCUMENTS[own].en}.`,
    ({ taken }) => (taken ? TAKEN.en : 'Its place is {nearest}: move it there.'),
  ),
  'schema-foreign': warning<{ schema: string }>(
    'Das Schema „{schema}“ gehört nicht zu dieser Datei: Ihr Editor ergänzt und prüft sie damit falsch.',
    'Schreiben Sie {nearest}.',
    'The schema "{schema}" is not for this file: with it, your editor completes and checks it wrongly.',
    'Write {nearest}.',
  ),
  'schema-missing': warning(
    'In `$schema` führt der Weg nicht aus dem Ordner der Seiten hinaus, in dem kein Schema liegt: Ihr Editor ergänzt und prüft diese Datei nicht.',
    'Schreiben Sie {nearest}.',
    'The path in `$schema` does not lead out of the folder of the pages, where no schema is: your editor neither completes nor checks this file.',
    'Write {nearest}.',
  ),
  'document-missing': error<{ name: string }>(
    'Die Datei {name} fehlt; ohne sie lässt sich die Website nicht bauen.',
    'Legen Sie sie an oder stellen Sie sie wieder her.',
    'The file {name} is missing; the site cannot be built without it.',
    'Create or restore it.',
  ),
};
