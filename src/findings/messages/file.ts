import { entry, kib, meantDe, meantEn, type NoDetails } from './message.ts';

/** Problems of a file as a whole. */
export const fileMessages = {
  'file-too-large': entry<{ bytes: number; limit: number }>({
    severity: 'error',
    de: ({ bytes, limit }) => ({
      problem: `Die Datei ist ${kib(bytes)} groß, erlaubt sind höchstens ${kib(limit)}.`,
      remedy: 'Teilen Sie den Inhalt auf mehrere Seiten auf.',
    }),
    en: ({ bytes, limit }) => ({
      problem: `The file has ${kib(bytes)}; the limit is ${kib(limit)}.`,
      remedy: 'Split the content across several pages.',
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
      problem: `Zeile ${line} enthält Zeichen, die nicht in UTF-8 gespeichert sind.`,
      remedy: 'Speichern Sie die Datei als „UTF-8“ und prüfen Sie die Umlaute dieser Zeile.',
    }),
    en: ({ line }) => ({
      problem: `Line ${line} contains characters that are not UTF-8.`,
      remedy: 'Save the file as "UTF-8" and check the special characters on this line.',
    }),
  }),
  'too-deep': entry<{ depth: number; limit: number }>({
    severity: 'error',
    de: ({ depth, limit }) => ({
      problem: `Klammern sind ${depth} Ebenen tief verschachtelt, erlaubt sind ${limit}.`,
      remedy: 'Entfernen Sie überflüssige Klammern.',
    }),
    en: ({ depth, limit }) => ({
      problem: `Brackets are nested ${depth} levels deep; the limit is ${limit}.`,
      remedy: 'Remove unnecessary brackets.',
    }),
  }),
  'duplicate-key': entry<{ name: string }>({
    severity: 'error',
    de: ({ name }) => ({
      problem: `\`${name}\` kommt in derselben Klammer schon vor.`,
      remedy: 'Löschen Sie eine der beiden Angaben.',
    }),
    en: ({ name }) => ({
      problem: `\`${name}\` already occurs in the same brackets.`,
      remedy: 'Delete one of the two properties.',
    }),
  }),
  'file-name': entry<{ name: string }>({
    severity: 'error',
    de: ({ name }, hints) => ({
      problem: `Der Dateiname „${name}“ ist nicht erlaubt.`,
      remedy: `Verwenden Sie nur Kleinbuchstaben, Ziffern und einzelne Bindestriche. ${meantDe(hints, '')}`.trim(),
    }),
    en: ({ name }, hints) => ({
      problem: `The file name "${name}" is not allowed.`,
      remedy: `Use only lowercase letters, digits and single hyphens. ${meantEn(hints, '')}`.trim(),
    }),
  }),
  'stray-file': entry<{ name: string }>({
    severity: 'error',
    de: ({ name }, hints) => ({
      problem: `„${name}“ gehört hier nicht hin.`,
      remedy: meantDe(
        hints,
        'Verschieben oder löschen Sie sie: Seiten enden auf .json, Bilder und Videos gehören nach _media.',
      ),
    }),
    en: ({ name }, hints) => ({
      problem: `"${name}" does not belong here.`,
      remedy: meantEn(hints, 'Move or delete it: pages end in .json, images and videos belong in _media.'),
    }),
  }),
  'document-missing': entry<{ name: string }>({
    severity: 'error',
    de: ({ name }) => ({
      problem: `Die Datei ${name} fehlt; ohne sie lässt sich die Website nicht bauen.`,
      remedy: 'Legen Sie sie an oder stellen Sie sie wieder her.',
    }),
    en: ({ name }) => ({
      problem: `The file ${name} is missing; the site cannot be built without it.`,
      remedy: 'Create or restore it.',
    }),
  }),
};
