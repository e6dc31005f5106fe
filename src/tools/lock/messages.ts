import type { Language } from '../../findings/messages/message.ts';
import { changeText } from './changes.ts';
import type { LockProblem, LockProblemKind } from './lock.ts';

type Words = { [K in LockProblemKind]: (problem: LockProblem<K>) => string[] };

const GUIDE = 'docs/blocks.md#changing-a-schema';
const relock = (name: string) => `npm run generate -- --relock ${name}`;

/** What is wrong with a schema that cannot be locked: the place, what changed, what to do. */
const words: Record<Language, Words> = {
  de: {
    breaking: ({ file, name, version, folder, changes }) => [
      `${file}: Dateien in Version ${version} von „${name}“ sind nicht mehr gültig.`,
      ...changes.map((change) => `  - ${changeText(change, 'de')}`),
      `  Abhilfe: „version: ${version + 1}“ im Schema, der Schritt in ${folder}/migrations/${version}-to-${version + 1}.ts,`,
      `  eine alte Datei in ${folder}/fixtures/v${version}.json und dieselbe Datei danach in ${folder}/migrated/v${version}.json`,
      `  (${GUIDE}).`,
      `  Gibt es noch keine Dateien in dieser Version: ${relock(name)}`,
    ],
    silent: ({ file, name, version, changes }) => [
      `${file}: Version ${version} von „${name}“ ändert unbemerkt die Bedeutung vorhandener Dateien.`,
      ...changes.map((change) => `  - ${changeText(change, 'de')}`),
      '  Abhilfe: Machen Sie die Angabe zur Pflicht oder geben Sie ihr einen neuen Namen; der Schritt schreibt dann den alten Wert',
      `  in die alten Dateien (${GUIDE}).`,
      `  Ändert sich für Besucher nichts: ${relock(name)}`,
    ],
    version: ({ file, name, version, expected }) => [
      `${file}: „${name}“ hat Version ${version}, die nächste ist ${expected}.`,
      `  Abhilfe: „version: ${expected}“; Versionen zählen einzeln aufwärts.`,
    ],
    missing: ({ file, name, version, files }) => [
      `${file}: Zu Version ${version} von „${name}“ fehlen Dateien, die zur Umstellung älterer Dateien nötig sind:`,
      ...files.map((path) => `  - ${path}`),
      `  Abhilfe: ${GUIDE}`,
    ],
    unproved: ({ file, name, version, fixture, migrated, line }) => [
      `${file}: Aus einer Datei in Version ${version} von „${name}“ wird nicht, was daraus werden soll.`,
      line === undefined
        ? `  - ${fixture} ist keine Seite, die sich umstellen lässt.`
        : `  - ${fixture} weicht umgestellt in Zeile ${line} von ${migrated} ab.`,
      `  Abhilfe: den Schritt in migrations oder eine der beiden Dateien berichtigen (${GUIDE}).`,
    ],
    removed: ({ file, name }) => [
      `${file}: „${name}“ steht darin, aber das Schema gibt es nicht mehr.`,
      `  Abhilfe: Stellen Sie den Ordner wieder her, oder, wenn keine Seite ihn mehr braucht: ${relock(name)}`,
    ],
  },
  en: {
    breaking: ({ file, name, version, folder, changes }) => [
      `${file}: files in version ${version} of "${name}" are no longer valid.`,
      ...changes.map((change) => `  - ${changeText(change, 'en')}`),
      `  Fix: "version: ${version + 1}" in the schema, the step in ${folder}/migrations/${version}-to-${version + 1}.ts,`,
      `  an old file in ${folder}/fixtures/v${version}.json and the same file afterwards in ${folder}/migrated/v${version}.json`,
      `  (${GUIDE}).`,
      `  If no files exist in this version yet: ${relock(name)}`,
    ],
    silent: ({ file, name, version, changes }) => [
      `${file}: version ${version} of "${name}" silently changes the meaning of existing files.`,
      ...changes.map((change) => `  - ${changeText(change, 'en')}`),
      '  Fix: make the property required or give it a new name; the step then writes the old value',
      `  into the old files (${GUIDE}).`,
      `  If nothing changes for visitors: ${relock(name)}`,
    ],
    version: ({ file, name, version, expected }) => [
      `${file}: "${name}" has version ${version}; the next one is ${expected}.`,
      `  Fix: "version: ${expected}"; versions count up one by one.`,
    ],
    missing: ({ file, name, version, files }) => [
      `${file}: version ${version} of "${name}" lacks files that are needed to migrate old ones:`,
      ...files.map((path) => `  - ${path}`),
      `  Fix: ${GUIDE}`,
    ],
    unproved: ({ file, name, version, fixture, migrated, line }) => [
      `${file}: a file in version ${version} of "${name}" does not become what it should.`,
      line === undefined
        ? `  - ${fixture} is no page that can be migrated.`
        : `  - ${fixture}, once migrated, differs from ${migrated} in line ${line}.`,
      `  Fix: correct the step in migrations, or one of the two files (${GUIDE}).`,
    ],
    removed: ({ file, name }) => [
      `${file}: "${name}" is locked, but there is no such schema any more.`,
      `  Fix: bring the folder back, or, if no page needs it any more: ${relock(name)}`,
    ],
  },
};

export function lockProblemText<K extends LockProblemKind>(problem: LockProblem<K>, language: Language): string {
  return words[language][problem.kind](problem).join('\n');
}
