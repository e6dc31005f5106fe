import { entry } from './message.ts';

/** Problems of shared sections, and of pages that use them. */
export const sectionMessages = {
  'section-unused': entry<{ name: string }>({
    severity: 'warning',
    de: ({ name }) => ({
      problem: `Keine Seite verwendet den gemeinsamen Abschnitt „${name}“.`,
      remedy: `Setzen Sie auf einer Seite { "use": "${name}" } ein oder löschen Sie die Datei.`,
    }),
    en: ({ name }) => ({
      problem: `No page uses the shared section "${name}".`,
      remedy: `Put { "use": "${name}" } on a page, or delete the file.`,
    }),
  }),
  'parameter-duplicate': entry<{ name: string }>({
    severity: 'error',
    de: ({ name }) => ({
      problem: `Die Angabe „${name}“ gibt es in diesem Abschnitt schon.`,
      remedy: 'Geben Sie jeder Angabe einen eigenen Namen.',
    }),
    en: ({ name }) => ({
      problem: `This section has a parameter "${name}" already.`,
      remedy: 'Give every parameter a name of its own.',
    }),
  }),
  'parameter-unused': entry<{ name: string }>({
    severity: 'warning',
    de: ({ name }) => ({
      problem: `Die Angabe „${name}“ kommt in keinem Block dieses Abschnitts vor.`,
      remedy: `Schreiben Sie {with.${name}} an die Stelle, an der sie stehen soll, oder löschen Sie die Angabe.`,
    }),
    en: ({ name }) => ({
      problem: `No block of this section shows the parameter "${name}".`,
      remedy: `Write {with.${name}} where it is to stand, or delete the parameter.`,
    }),
  }),
};
