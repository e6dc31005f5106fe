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
      `${file}: Was für Version ${version} von „${name}“ geschrieben ist, passt nicht mehr.`,
      ...changes.map((change) => `  - ${changeText(change, 'de')}`),
      `  Abhilfe: „version: ${version + 1}“ im Schema, der Schritt in ${folder}/migrations/${version}-to-${version + 1}.ts,`,
      `  eine alte Datei in ${folder}/fixtures/v${version}.json und dieselbe Datei danach in ${folder}/migrated/v${version}.json`,
      `  (${GUIDE}).`,
      `  Wurde für diese Version noch nie etwas geschrieben: ${relock(name)}`,
    ],
    silent: ({ file, name, version, changes }) => [
      `${file}: Version ${version} von „${name}“ deutet um, was schon geschrieben ist, ohne dass man es sieht.`,
      ...changes.map((change) => `  - ${changeText(change, 'de')}`),
      '  Abhilfe: Machen Sie die Angabe zur Pflicht oder geben Sie ihr einen neuen Namen; der Schritt schreibt dann den alten Wert',
      `  in die alten Dateien (${GUIDE}).`,
      `  Ändert sich für Besucher nichts: ${relock(name)}`,
    ],
    version: ({ file, name, version, expected }) => [
      `${file}: „${name}“ hat Version ${version}, an der Reihe ist ${expected}.`,
      `  Abhilfe: „version: ${expected}“; Versionen zählen einzeln aufwärts.`,
    ],
    missing: ({ file, name, version, files }) => [
      `${file}: Zu Version ${version} von „${name}“ fehlen Dateien, ohne die alte Dateien nicht folgen können:`,
      ...files.map((path) => `  - ${path}`),
      `  Abhilfe: ${GUIDE}`,
    ],
    removed: ({ file, name }) => [
      `${file}: „${name}“ ist verriegelt, aber es gibt kein solches Schema mehr.`,
      `  Abhilfe: Stellen Sie den Ordner wieder her, oder, wenn keine Seite ihn mehr braucht: ${relock(name)}`,
    ],
  },
  en: {
    breaking: ({ file, name, version, folder, changes }) => [
      `${file}: what was written for version ${version} of "${name}" no longer fits.`,
      ...changes.map((change) => `  - ${changeText(change, 'en')}`),
      `  To do: "version: ${version + 1}" in the schema, the step in ${folder}/migrations/${version}-to-${version + 1}.ts,`,
      `  an old file in ${folder}/fixtures/v${version}.json and the same file afterwards in ${folder}/migrated/v${version}.json`,
      `  (${GUIDE}).`,
      `  If nothing was ever written for this version: ${relock(name)}`,
    ],
    silent: ({ file, name, version, changes }) => [
      `${file}: version ${version} of "${name}" gives another meaning to what is written already, and nothing shows it.`,
      ...changes.map((change) => `  - ${changeText(change, 'en')}`),
      '  To do: make the property required or give it a new name; the step then writes the old value',
      `  into the old files (${GUIDE}).`,
      `  If nothing changes for visitors: ${relock(name)}`,
    ],
    version: ({ file, name, version, expected }) => [
      `${file}: "${name}" has version ${version}; the next one is ${expected}.`,
      `  To do: "version: ${expected}"; versions count up one by one.`,
    ],
    missing: ({ file, name, version, files }) => [
      `${file}: version ${version} of "${name}" lacks files without which old ones cannot follow:`,
      ...files.map((path) => `  - ${path}`),
      `  To do: ${GUIDE}`,
    ],
    removed: ({ file, name }) => [
      `${file}: "${name}" is locked, but there is no such schema any more.`,
      `  To do: bring the folder back, or, if no page needs it any more: ${relock(name)}`,
    ],
  },
};

export function lockProblemText<K extends LockProblemKind>(problem: LockProblem<K>, language: Language): string {
  return words[language][problem.kind](problem).join('\n');
}
