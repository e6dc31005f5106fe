import { error, misspelling } from './message.ts';

const kib = (bytes: number) => `${Math.ceil(bytes / 1024)} KiB`;

const duplicateRemedies = {
  list: {
    de: 'Schreiben Sie die Einträge beider Listen in eine, und löschen Sie die leere.',
    en: 'Write the entries of both lists into one, and delete the empty one.',
  },
  block: {
    de: 'Hier beginnt ein neuer Block: Schließen Sie den vorigen mit }, und öffnen Sie diesen mit {.',
    en: 'A new block begins here: close the one before with }, and open this one with {.',
  },
  other: { de: 'Löschen Sie eine der beiden Angaben.', en: 'Delete one of the two properties.' },
};

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
    'Öffnen Sie die Datei mit der Codierung, in der die Umlaute richtig erscheinen (meist „Windows 1252“), und speichern Sie sie als „UTF-8“.',
    'Line {line} contains characters that are not UTF-8.',
    'Open the file with the encoding that shows its special characters correctly (mostly "Windows 1252"), and save it as "UTF-8".',
  ),
  'file-utf16': error(
    'Die Datei ist in „UTF-16“ gespeichert.',
    'Speichern Sie sie als „UTF-8“.',
    'The file is stored as "UTF-16".',
    'Save it as "UTF-8".',
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
  /** `hidden`: what the first property has that the second lacks: entries of a list, or another block in the same braces */
  'duplicate-key': error<{ name: string; hidden?: 'list' | 'block' }>(
    '`{name}` kommt in derselben Klammer schon vor.',
    ({ hidden }) => duplicateRemedies[hidden ?? 'other'].de,
    '`{name}` already occurs in the same brackets.',
    ({ hidden }) => duplicateRemedies[hidden ?? 'other'].en,
  ),
  'file-name': error<{ name: string }>(
    'Der Dateiname „{name}“ ist nicht erlaubt.',
    'Verwenden Sie nur Kleinbuchstaben, Ziffern und einzelne Bindestriche. {meant}',
    'The file name "{name}" is not allowed.',
    'Use only lowercase letters, digits and single hyphens. {meant}',
  ),
  'stray-file': misspelling<{ name: string }>(
    '„{name}“ gehört hier nicht hin.',
    'Verschieben oder löschen Sie sie: Seiten enden auf .json, Bilder und Videos gehören nach _media.',
    '"{name}" does not belong here.',
    'Move or delete it: pages end in .json, images and videos belong in _media.',
  ),
  'document-missing': error<{ name: string }>(
    'Die Datei {name} fehlt; ohne sie lässt sich die Website nicht bauen.',
    'Legen Sie sie an oder stellen Sie sie wieder her.',
    'The file {name} is missing; the site cannot be built without it.',
    'Create or restore it.',
  ),
};
