import type { Language } from '../../words/language.ts';
import { error, misspelling, warning } from './message.ts';

/** Problems of forms, and of the services that they are sent for. */
export const formMessages = {
  'form-whole': error(
    'Hier steht ein ganzes Formular, wo nur sein Name stehen kann.',
    'Legen Sie es als eigene Datei in _site/forms, wenn es dort noch nicht liegt, und schreiben Sie hier "formId" mit seinem Namen: { "formId": "contact-form" }.',
    'This is a whole form where only its name can be.',
    'Put it into _site/forms as a file of its own, if it is not there yet, and write "formId" with its name here: { "formId": "contact-form" }.',
  ),
  'form-unknown': misspelling<{ form: string }>(
    'Das Formular „{form}“ gibt es nicht.',
    'Nennen Sie ein Formular aus _site/forms.',
    'There is no form "{form}".',
    'Name a form from _site/forms.',
  ),
  'form-name-duplicate': error<{ form: string; other: string }>(
    'Das Formular „{form}“ gibt es schon in {other}.',
    'Geben Sie jedem Formular einen eigenen Namen.',
    'The form "{form}" already exists in {other}.',
    'Give each form its own name.',
  ),
  /** `value`: what JSON reads; `grouped`: what German texts mean by it */
  'number-grouped': warning<{ name: string; value: number; grouped: number }>(
    ({ value }) =>
      `\`{name}\`: {received} bedeutet ${value.toLocaleString('de-DE')}, denn hinter dem Punkt stehen Nachkommastellen.`,
    'Schreiben Sie {grouped} oder {value}.',
    '`{name}`: {received} means {value}, because decimals follow the point.',
    'Write {grouped} or {value}.',
  ),
  'form-pattern': error<{ name: string; reason: string }>(
    'Das Muster des Feldes „{name}“ ist kein gültiger regulärer Ausdruck ({reason}).',
    'Prüfen Sie Klammern und Backslashes; in JSON wird jeder Backslash doppelt geschrieben.',
    'The pattern of the field "{name}" is not a valid regular expression ({reason}).',
    'Check brackets and backslashes; in JSON, every backslash is written twice.',
  ),
  'form-pattern-slow': error<{ name: string; longest: number }>(
    ({ longest }) =>
      `Das Muster des Feldes „{name}“ kann bei bis zu ${longest.toLocaleString('de-DE')} Zeichen so lange brauchen, dass Formular und Server hängen bleiben.`,
    'Wiederholen Sie keine Gruppe, die schon eine Wiederholung oder eine Auswahl mit | enthält, wie in (a+)+ oder (a|b)* (besser: [ab]*). Verwenden Sie weniger Wiederholungen und Auswahlen hintereinander oder ein kleineres maxLength.',
    ({ longest }) =>
      `With up to ${longest.toLocaleString('en')} characters the pattern of the field "{name}" can take so long that the form and the server hang.`,
    'Do not repeat a group that already contains a repetition or a choice with |, as in (a+)+ or (a|b)* (better: [ab]*). Use fewer repetitions and choices in a row, or a smaller maxLength.',
  ),
  'form-field': error<{ name: string }>(
    'Das Feld „{name}“ gibt es schon.',
    'Geben Sie jedem Feld einen eigenen Namen.',
    'There is already a field "{name}".',
    'Give each field its own name.',
  ),
  'form-field-reserved': error<{ name: string }>(
    'Ein Feld kann nicht „{name}“ heißen: Unter diesem Namen wird mit jedem Formular etwas anderes gesendet.',
    'Geben Sie dem Feld einen anderen Namen.',
    'A field cannot be called "{name}": something else is sent by this name with every form.',
    'Give the field a different name.',
  ),
  'form-email-name': error<{ name: string }>(
    'Das Feld für die E-Mail-Adresse heißt „{name}“: So käme keine Bestätigung an, und niemand könnte antworten.',
    'Schreiben Sie "name": "email".',
    'The field for the mail address is called "{name}": no confirmation would arrive, and nobody could answer.',
    'Write "name": "email".',
  ),
  'form-field-options': error<{ name: string; least: number }>(
    ({ least }) => `Das Auswahlfeld „{name}“ hat ${least === 1 ? 'keine' : 'zu wenige'} options.`,
    'Ergänzen Sie "options": ["…", "…"].',
    ({ least }) => `The choice field "{name}" has ${least === 1 ? 'no' : 'too few'} options.`,
    'Add "options": ["…", "…"].',
  ),
  'form-option-repeated': error<{ name: string; option: string }>(
    'Die Möglichkeit „{option}“ hat das Feld „{name}“ schon.',
    'Löschen Sie eine der beiden oder ändern Sie ihren Text.',
    'The field "{name}" has the option "{option}" already.',
    'Delete one of the two, or change its text.',
  ),
  'form-field-unused': error<{ name: string; type: string; property: string; takes: string }>(
    '`{property}` hat im Feld „{name}“ keine Wirkung, denn seine Art ist {type}.',
    'Löschen Sie `{property}` oder ändern Sie `type`. Bei {type} möglich: {takes}.',
    '`{property}` has no effect in the field "{name}", which is of type {type}.',
    'Delete `{property}` or change `type`. A field of type {type} may have: {takes}.',
  ),
  'form-field-limit': error<{ name: string; property: string; value: string; reason: Record<Language, string> }>(
    ({ reason }) =>
      `\`{property}\` des Feldes „{name}“ darf nicht {value} sein, weil das Feld diesen Wert ablehnt: „${reason.de}“.`,
    'Wählen Sie einen Wert, den das Feld annimmt.',
    ({ reason }) =>
      `\`{property}\` of the field "{name}" cannot be {value}, because the field rejects this value: "${reason.en}".`,
    'Choose a value that the field accepts.',
  ),
  'service-label-unknown': misspelling<{ label: string }>(
    'Der Service „{label}“ steht nicht unter serviceLabels.',
    'Wählen Sie einen Eintrag aus serviceLabels in _site/site.json oder ergänzen Sie ihn dort.',
    'The service "{label}" is not listed in serviceLabels.',
    'Choose an entry of serviceLabels in _site/site.json, or add it there.',
  ),
  'service-label-alike': error<{ label: string; other: string; entry: number; address: string }>(
    '„{label}“ und „{other}“ (Eintrag {entry} der Liste) haben dieselbe Adresse: {address}. Eine der beiden Seiten ginge verloren.',
    'Benennen Sie einen Eintrag um; Satzzeichen, Akzente und Großbuchstaben machen keinen Unterschied.',
    '"{label}" and "{other}" (entry {entry} of the list) have the same address: {address}. One of the two pages would be lost.',
    'Rename one of them; punctuation, accents and capitals make no difference.',
  ),
  'service-label-nameless': error<{ label: string }>(
    'Aus „{label}“ lässt sich keine Adresse für die Formularseite bilden.',
    'Verwenden Sie mindestens einen Buchstaben von a bis z oder eine Ziffer.',
    '"{label}" cannot be turned into an address for the form page.',
    'Use at least one letter from a to z, or a digit.',
  ),
  'form-name-reserved': error<{ form: string; address: string }>(
    'Ein Formular kann nicht „{form}“ heißen: Unter {address} liegen die Seiten nach dem Absenden.',
    'Geben Sie dem Formular einen anderen Namen.',
    'A form cannot be called "{form}": the thank-you pages are below {address}.',
    'Give the form a different name.',
  ),
  'thanks-hidden': warning<{ placeholder: string }>(
    'Auf der Seite nach dem Absenden fehlt {placeholder}. Was die Formulare unter `success` sagen, liest dort niemand.',
    'Setzen Sie {placeholder} in eine Überschrift oder einen Satz der Seite.',
    '{placeholder} is missing on the thank-you page. Nobody reads there what the forms say under `success`.',
    'Put {placeholder} into a heading or a sentence of the page.',
  ),
};
