import { entry, kib, meantDe, meantEn, type NoDetails } from './message.ts';

/** Problems of a file as a whole. */
export const fileMessages = {
  'file-too-large': entry<{ bytes: number; limit: number }>({
    severity: 'error',
    de: ({ bytes, limit }) => ({
      problem: `Die Datei ist ${kib(bytes)} groß, erlaubt sind ${kib(limit)}.`,
      remedy: 'Teilen Sie den Inhalt auf mehrere Seiten auf.',
    }),
    en: ({ bytes, limit }) => ({
      problem: `The file has ${kib(bytes)}; at most ${kib(limit)} are allowed.`,
      remedy: 'Split the content into several pages.',
    }),
  }),
  'byte-order-mark': entry<NoDetails>({
    severity: 'error',
    de: () => ({
      problem: 'Die Datei beginnt mit einer unsichtbaren Byte-Reihenfolge-Marke (BOM).',
      remedy: 'Speichern Sie die Datei als „UTF-8“ statt „UTF-8 mit BOM“.',
    }),
    en: () => ({
      problem: 'The file starts with an invisible byte order mark (BOM).',
      remedy: 'Save the file as "UTF-8" instead of "UTF-8 with BOM".',
    }),
  }),
  'invalid-utf8': entry<{ line: number }>({
    severity: 'error',
    de: ({ line }) => ({
      problem: `Zeile ${line} enthält Zeichen, die nicht als UTF-8 gespeichert sind.`,
      remedy: 'Speichern Sie die Datei mit der Zeichenkodierung „UTF-8“ und prüfen Sie die Umlaute dieser Zeile.',
    }),
    en: ({ line }) => ({
      problem: `Line ${line} has characters that are not stored as UTF-8.`,
      remedy: 'Save the file with the encoding "UTF-8" and check the special characters of this line.',
    }),
  }),
  'too-deep': entry<{ depth: number; limit: number }>({
    severity: 'error',
    de: ({ depth, limit }) => ({
      problem: `Klammern sind ${depth}-fach ineinander verschachtelt, erlaubt sind ${limit} Ebenen.`,
      remedy: 'Entfernen Sie überflüssige Klammern.',
    }),
    en: ({ depth, limit }) => ({
      problem: `Brackets are nested ${depth} levels deep; at most ${limit} are allowed.`,
      remedy: 'Remove needless brackets.',
    }),
  }),
  'duplicate-key': entry<{ name: string }>({
    severity: 'error',
    de: ({ name }) => ({
      problem: `\`${name}\` steht in denselben Klammern schon einmal.`,
      remedy: 'Behalten Sie eine der beiden Angaben und löschen Sie die andere.',
    }),
    en: ({ name }) => ({
      problem: `\`${name}\` stands already in the same brackets.`,
      remedy: 'Keep one of the two and delete the other.',
    }),
  }),
  'file-name': entry<{ name: string }>({
    severity: 'error',
    de: ({ name }, hints) => ({
      problem: `Der Dateiname „${name}“ ergibt keine Adresse.`,
      remedy: `Erlaubt sind Kleinbuchstaben, Ziffern und einzelne Bindestriche. ${meantDe(hints, 'Benennen Sie die Datei um.')}`,
    }),
    en: ({ name }, hints) => ({
      problem: `The file name "${name}" makes no address.`,
      remedy: `Small letters, digits and single hyphens are allowed. ${meantEn(hints, 'Rename the file.')}`,
    }),
  }),
  'stray-file': entry<{ name: string }>({
    severity: 'error',
    de: ({ name }, hints) => ({
      problem: `„${name}“ ist weder eine Seite noch ein Dokument der Website.`,
      remedy: meantDe(
        hints,
        'Seiten enden auf .json, Bilder und Videos gehören nach _media. Verschieben oder löschen Sie die Datei.',
      ),
    }),
    en: ({ name }, hints) => ({
      problem: `"${name}" is neither a page nor a document of the site.`,
      remedy: meantEn(hints, 'Pages end in .json, pictures and videos belong into _media. Move or delete the file.'),
    }),
  }),
  'document-missing': entry<{ name: string }>({
    severity: 'error',
    de: ({ name }) => ({
      problem: `Es fehlt die Datei ${name}, ohne die keine Seite entstehen kann.`,
      remedy: 'Legen Sie die Datei an oder stellen Sie sie wieder her.',
    }),
    en: ({ name }) => ({
      problem: `The file ${name} is missing; no page can be made without it.`,
      remedy: 'Create the file or restore it.',
    }),
  }),
};
