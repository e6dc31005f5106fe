import { entry } from './message.ts';

/** Problems of shared sections, and of pages that use them. */
export const sectionMessages = {
  'section-unused': entry<{ name: string }>({
    severity: 'warning',
    de: ({ name }) => ({
      problem: `Keine Seite verwendet den gemeinsamen Abschnitt „${name}“.`,
      remedy: `Fügen Sie auf einer Seite { "use": "${name}" } ein oder löschen Sie die Datei.`,
    }),
    en: ({ name }) => ({
      problem: `No page uses the shared section "${name}".`,
      remedy: `Add { "use": "${name}" } to a page, or delete the file.`,
    }),
  }),
  'parameter-duplicate': entry<{ name: string }>({
    severity: 'error',
    de: ({ name }) => ({
      problem: `Die Angabe „${name}“ gibt es in diesem Abschnitt schon.`,
      remedy: 'Geben Sie jeder Angabe einen eigenen Namen.',
    }),
    en: ({ name }) => ({
      problem: `This section already has a parameter "${name}".`,
      remedy: 'Give each parameter its own name.',
    }),
  }),
  'parameter-unused': entry<{ name: string }>({
    severity: 'warning',
    de: ({ name }) => ({
      problem: `Kein Block dieses Abschnitts verwendet die Angabe „${name}“.`,
      remedy: `Schreiben Sie {with.${name}} dorthin, wo ihr Wert stehen soll, oder löschen Sie die Angabe.`,
    }),
    en: ({ name }) => ({
      problem: `No block of this section uses the parameter "${name}".`,
      remedy: `Write {with.${name}} where its value belongs, or delete the parameter.`,
    }),
  }),
};
