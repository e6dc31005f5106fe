import { z } from 'zod';
import { href } from './link.ts';
import { roles } from './roles.ts';
import { buttonLabel, language, text } from './text.ts';

/** A form, and the service that it is filled in for. */
export const formReference = {
  formId: z
    .string()
    .max(60)
    .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/u)
    .register(roles, { kind: 'form' })
    .describe('Name des Formulars, zum Beispiel contact-form; die Formulare liegen in pages-data/_site/forms'),
  serviceLabel: text(60)
    .register(roles, { kind: 'serviceLabel' })
    .optional()
    .describe('Service, um den es geht; ein Eintrag aus serviceLabels in pages-data/_site/site.json'),
};

/** What opens a form: what its popup says, and the service that is reported with it (R-ENTITY-9). */
export const contactRequest = z.strictObject({
  heading: text(70).describe('Überschrift des Formulars'),
  subheading: text(200).describe('Ein Satz unter der Überschrift'),
  note: text(200).optional().describe('Notiz für die Redaktion; die Website zeigt sie nirgends'),
  ...formReference,
});

export type ContactRequest = z.output<typeof contactRequest>;

const label = buttonLabel(48).describe('Beschriftung');

const contactAction = z
  .strictObject({ kind: z.literal('contact'), label, contact: contactRequest })
  .describe('Öffnet ein Formular');

const linkAction = z
  .strictObject({
    kind: z.literal('link'),
    label,
    href: href.describe('Ziel des Links'),
    lang: language.optional().describe('Sprache der Beschriftung, falls nicht Deutsch'),
  })
  .describe('Führt zu einer Seite');

/** What a button does: open a form (`contact`) or lead somewhere (`link`). */
export const action = z.discriminatedUnion('kind', [contactAction, linkAction]);

export type Action = z.output<typeof action>;
