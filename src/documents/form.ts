import { z } from 'zod';
import { dayOfLife } from '../fields/day.ts';
import { roles } from '../fields/roles.ts';
import { schemaReference } from '../fields/schema-reference.ts';
import { CHARACTER, richText, text } from '../fields/text.ts';
import type { Language } from '../words/language.ts';

/** The success heading starts with these words, in the language of the form (R-POPUP-8). */
export const THANKS: Readonly<Record<Language, string>> = { de: 'Vielen Dank', en: 'Thank you' };
const THANKING = new RegExp(`^(?:${Object.values(THANKS).join('|')})(?![\\p{L}\\d])${CHARACTER}*$`, 'u');

const fieldName = z
  .string()
  .max(40)
  .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/u);

const bound = z.number().min(-999_999_999_999).max(999_999_999_999).optional();

/** A field of a form (R-ENTITY-2). */
const field = z.strictObject({
  name: fieldName.describe(
    'Technischer Name, unter dem der Wert gesendet wird: Kleinbuchstaben, Ziffern und einzelne Bindestriche, am Anfang ein Buchstabe, zum Beispiel event-date',
  ),
  label: text(80).describe('Beschriftung'),
  type: z
    .enum(['text', 'email', 'tel', 'textarea', 'select', 'radio', 'checkbox', 'date', 'number'])
    .describe('Art des Feldes; radio zeigt alle Möglichkeiten einer Auswahl, select klappt sie auf'),
  placeholder: text(120).optional().describe('Beispiel im leeren Feld'),
  required: z.boolean().default(false).describe('Muss ausgefüllt werden'),
  autocomplete: z
    .string()
    .max(40)
    .regex(/^[a-z][a-z-]*$/u)
    .optional()
    .describe('HTML-Attribut autocomplete, zum Beispiel given-name'),
  options: z.array(text(80)).min(1).max(20).optional().describe('Auswahl bei select und radio'),
  text: richText(400).optional().describe('Satz neben einem Kästchen; darf Links enthalten'),
  maxLength: z.int().min(1).max(5000).optional().describe('Höchste Zahl der Zeichen'),
  min: bound.describe('Kleinste Zahl bei number; ohne Angabe 0'),
  max: bound.describe('Größte Zahl bei number'),
  decimals: z.int().min(1).max(4).optional().describe('Stellen nach dem Komma bei number; ohne Angabe keine'),
  earliest: dayOfLife().optional().describe('Frühester Tag bei date, zum Beispiel 2027-01-01'),
  latest: dayOfLife().optional().describe('Spätester Tag bei date, zum Beispiel 2027-12-31'),
  validation: z
    .strictObject({
      pattern: z.string().min(1).max(200).describe('Regulärer Ausdruck für den ganzen Wert'),
      message: text(160).optional().describe('Meldung, wenn der Wert nicht passt'),
    })
    .optional()
    .describe('Prüfung des Formats'),
});

/**
 * The visitor's confirmation mail between the greeting and the site's name. It goes to an address that nobody has
 * proved to be the sender's, so that it is the same for everyone and contains nothing that was entered.
 */
const confirmation = z.strictObject({
  subject: text(100).describe('Betreff der E-Mail'),
  paragraphs: z.array(text(400)).min(1).max(8).describe('Absätze der E-Mail, zwischen Anrede und Gruß'),
});

/** A form: its fields, the width of its popup, the message after sending. */
export const formSchema = z
  .strictObject({
    $schema: schemaReference,
    name: fieldName.describe(
      'Name des Formulars: Kleinbuchstaben, Ziffern und einzelne Bindestriche, am Anfang ein Buchstabe, zum Beispiel contact-form',
    ),
    title: text(70).describe('Überschrift, wenn der Aufruf keine angibt'),
    subtitle: text(200).optional().describe('Satz darunter'),
    submitLabel: text(40).default('Absenden').describe('Beschriftung des Knopfes'),
    width: z.enum(['sm', 'md', 'lg', 'xl']).default('md').describe('Breite des Fensters'),
    consentVersion: text(40)
      .optional()
      .describe('Version des Einwilligungstextes; sie wird mit der Einsendung gespeichert'),
    note: richText(300)
      .optional()
      .describe('Hinweis unter den Feldern, zum Beispiel zum Datenschutz; darf Links enthalten'),
    fields: z.array(field).min(1).max(20).describe('Die Felder, von oben nach unten'),
    success: z
      .strictObject({
        title: z
          .string()
          .max(80)
          .regex(THANKING)
          .register(roles, { kind: 'thanks' })
          .describe('Überschrift nach dem Absenden; sie beginnt mit „Vielen Dank“, auf Englisch mit „Thank you“'),
        text: text(240).describe('Satz darunter'),
      })
      .describe('Anzeige nach dem Absenden'),
    confirmation: confirmation
      .optional()
      .describe('Bestätigung per E-Mail an die Absenderin oder den Absender; ohne sie wird keine verschickt'),
  })
  .describe('Ein Formular');

export type Form = z.output<typeof formSchema>;
export type FormField = z.output<typeof field>;
