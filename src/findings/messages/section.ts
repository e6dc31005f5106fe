import { error, warning } from './message.ts';

/** Problems of shared sections, and of pages that use them. */
export const sectionMessages = {
  'section-unused': warning<{ name: string }>(
    'Keine Seite verwendet den gemeinsamen Abschnitt „{name}“.',
    'Fügen Sie auf einer Seite { "use": "{name}" } ein oder löschen Sie die Datei.',
    'No page uses the shared section "{name}".',
    'Add { "use": "{name}" } to a page, or delete the file.',
  ),
  'section-nested': error(
    'Ein gemeinsamer Abschnitt kann keinen weiteren enthalten.',
    'Schreiben Sie hier dessen Blöcke, oder fügen Sie beide Abschnitte nacheinander auf den Seiten ein.',
    'A shared section cannot contain another one.',
    'Write its blocks here, or add both sections to the pages one after the other.',
  ),
  'parameter-duplicate': error<{ name: string }>(
    'Die Angabe „{name}“ gibt es in diesem Abschnitt schon.',
    'Geben Sie jeder Angabe einen eigenen Namen.',
    'This section already has a parameter "{name}".',
    'Give each parameter its own name.',
  ),
  'parameter-unused': warning<{ name: string }>(
    'Kein Block dieses Abschnitts verwendet die Angabe „{name}“.',
    'Schreiben Sie {with.{name}} dorthin, wo ihr Wert stehen soll, oder löschen Sie die Angabe.',
    'No block of this section uses the parameter "{name}".',
    'Write {with.{name}} where its value belongs, or delete the parameter.',
  ),
};
