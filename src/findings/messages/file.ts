import { error, misspelling } from './message.ts';

const kib = (bytes: number) => `${Math.ceil(bytes / 1024)} KiB`;

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
    'Speichern Sie die Datei als „UTF-8“ und prüfen Sie die Umlaute dieser Zeile.',
    'Line {line} contains characters that are not UTF-8.',
    'Save the file as "UTF-8" and check the special characters on this line.',
  ),
  'too-deep': error<{ depth: number; limit: number }>(
    'Klammern sind {depth} Ebenen tief verschachtelt, erlaubt sind {limit}.',
    'Entfernen Sie überflüssige Klammern.',
    'Brackets are nested {depth} levels deep; the limit is {limit}.',
    'Remove unnecessary brackets.',
  ),
  'duplicate-key': error<{ name: string }>(
    '`{name}` kommt in derselben Klammer schon vor.',
    'Löschen Sie eine der beiden Angaben.',
    '`{name}` already occurs in the same brackets.',
    'Delete one of the two properties.',
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
