import { z } from 'zod';
import { about } from '../fields/about.ts';
import { dayOfLife } from '../fields/day.ts';
import { NAME } from '../fields/link.ts';
import { roles } from '../fields/roles.ts';
import { schemaReference } from '../fields/schema-reference.ts';
import { CHARACTER, richText, text } from '../fields/text.ts';
import type { Language } from '../words/language.ts';

/** The success heading starts with these words, in the language of the form (R-POPUP-8). */
export const THANKS: Readonly<Record<Language, string>> = { de: 'Vielen Dank', en: 'Thank you' };
const THANKING = new RegExp(`^(?:${Object.values(THANKS).join('|')})(?![\\p{L}\\d])${CHARACTER}*$`, 'u');

const fieldName = z.string().max(40).regex(NAME);

const bound = z.number().min(-999_999_999_999).max(999_999_999_999).optional();

/** A field of a form (R-ENTITY-2). */
const field = z.strictObject({
  name: fieldName.meta(
    about(
      'Technischer Name, unter dem der Wert gesendet wird: Kleinbuchstaben, Ziffern und einzelne Bindestriche, am Anfang ein Buchstabe, zum Beispiel event-date',
      'Technical name under which the value is sent: lower-case letters, digits and single hyphens, beginning with a letter, for example event-date',
    ),
  ),
  label: text(80).meta(about('Beschriftung', 'Label')),
  type: z
    .enum(['text', 'email', 'tel', 'textarea', 'select', 'radio', 'checkbox', 'date', 'number'])
    .meta(
      about(
        'Art des Feldes; radio zeigt alle Möglichkeiten einer Auswahl, select klappt sie auf',
        'Kind of field; radio shows all options of a choice, select folds them out',
      ),
    ),
  placeholder: text(120, { listed: 'examples' })
    .optional()
    .meta(about('Beispiel im leeren Feld', 'Example in the empty field')),
  required: z.boolean().default(false).meta(about('Muss ausgefüllt werden', 'Must be filled in')),
  autocomplete: z
    .string()
    .max(40)
    .regex(/^[a-z][a-z-]*$/u)
    .optional()
    .meta(
      about(
        'HTML-Attribut autocomplete, zum Beispiel given-name',
        'HTML attribute autocomplete, for example given-name',
      ),
    ),
  options: z
    .array(text(80))
    .min(1)
    .max(20)
    .optional()
    .meta(about('Auswahl bei select und radio', 'Options of select and radio')),
  text: richText(400)
    .optional()
    .meta(about('Satz neben einem Kästchen; darf Links enthalten', 'Sentence beside a checkbox; may contain links')),
  maxLength: z
    .int()
    .min(1)
    .max(5000)
    .optional()
    .meta(about('Höchste Zahl der Zeichen', 'Largest number of characters')),
  min: bound.meta(
    about('Kleinste Zahl bei number; ohne Angabe 0', 'Smallest value of a number field; where left out, 0'),
  ),
  max: bound.meta(about('Größte Zahl bei number', 'Largest value of a number field')),
  decimals: z
    .int()
    .min(1)
    .max(4)
    .optional()
    .meta(
      about(
        'Stellen nach dem Komma bei number; ohne Angabe keine',
        'Decimal places of a number field; where left out, none',
      ),
    ),
  earliest: dayOfLife()
    .optional()
    .meta(
      about(
        'Frühester Tag bei date, zum Beispiel 2027-01-01, oder today: der Tag, an dem das Formular ausgefüllt wird',
        'Earliest day of a date field, for example 2027-01-01, or today: the day on which the form is filled in',
      ),
    ),
  latest: dayOfLife()
    .optional()
    .meta(
      about(
        'Spätester Tag bei date, zum Beispiel 2027-12-31, oder today: der Tag, an dem das Formular ausgefüllt wird',
        'Latest day of a date field, for example 2027-12-31, or today: the day on which the form is filled in',
      ),
    ),
  validation: z
    .strictObject({
      pattern: z
        .string()
        .min(1)
        .max(200)
        .meta(about('Regulärer Ausdruck für den ganzen Wert', 'Regular expression for the whole value')),
      message: text(160)
        .optional()
        .meta(about('Meldung, wenn der Wert nicht passt', 'Message where the value does not fit')),
    })
    .optional()
    .meta(about('Prüfung des Formats', 'Check of the format')),
});

/**
 * The visitor's confirmation mail between the greeting and the site's name. It goes to an address that nobody has
 * proved to be the sender's, so that it is the same for everyone and contains nothing that was entered.
 */
const confirmation = z.strictObject({
  subject: text(100).meta(about('Betreff der E-Mail', 'Subject of the mail')),
  paragraphs: z
    .array(text(400))
    .min(1)
    .max(8)
    .meta(
      about('Absätze der E-Mail, zwischen Anrede und Gruß', 'Paragraphs of the mail, between salutation and closing'),
    ),
});

/** A form: its fields, the width of its popup, the message after sending. */
export const formSchema = z
  .strictObject({
    $schema: schemaReference,
    name: fieldName.meta(
      about(
        'Name des Formulars: Kleinbuchstaben, Ziffern und einzelne Bindestriche, am Anfang ein Buchstabe, zum Beispiel contact-form',
        'Name of the form: lower-case letters, digits and single hyphens, beginning with a letter, for example contact-form',
      ),
    ),
    title: text(70).meta(about('Überschrift, wenn der Aufruf keine angibt', 'Heading where the call gives none')),
    subtitle: text(200).optional().meta(about('Satz darunter', 'Sentence below it')),
    submitLabel: text(40).optional().meta(about('Beschriftung des Knopfes', 'Text of the button')),
    width: z.enum(['sm', 'md', 'lg', 'xl']).default('md').meta(about('Breite des Fensters', 'Width of the window')),
    consentVersion: text(40)
      .optional()
      .meta(
        about(
          'Version des Einwilligungstextes; sie wird mit der Einsendung gespeichert',
          'Version of the consent text; it is stored with the submission',
        ),
      ),
    note: richText(300)
      .optional()
      .meta(
        about(
          'Hinweis unter den Feldern, zum Beispiel zum Datenschutz; darf Links enthalten',
          'Note below the fields, for example about data protection; may contain links',
        ),
      ),
    fields: z
      .array(field)
      .min(1)
      .max(20)
      .meta(about('Die Felder, von oben nach unten', 'The fields, from top to bottom')),
    success: z
      .strictObject({
        title: z
          .string()
          .max(80)
          .regex(THANKING)
          .register(roles, { kind: 'thanks' })
          .meta(
            about(
              'Überschrift nach dem Absenden; sie beginnt mit „Vielen Dank“, auf Englisch mit „Thank you“',
              'Heading after sending; it begins with “Thank you”, in German with „Vielen Dank“',
            ),
          ),
        text: text(240).meta(about('Satz darunter', 'Sentence below it')),
      })
      .meta(about('Anzeige nach dem Absenden', 'What is shown after sending')),
    confirmation: confirmation
      .optional()
      .meta(
        about(
          'Bestätigung per E-Mail an die Absenderin oder den Absender; ohne sie wird keine verschickt',
          'Confirmation by mail to the sender; without it none is sent',
        ),
      ),
  })
  .meta(about('Ein Formular', 'A form'));

/** A form as its author writes it, with defaults. */
export type FormDocument = z.output<typeof formSchema>;

/** A form as visitors see it: a button that says nothing has the word of the site. */
export interface Form extends FormDocument {
  submitLabel: string;
}
export type FormField = z.output<typeof field>;
