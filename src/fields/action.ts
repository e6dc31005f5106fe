import { z } from 'zod';
import { about } from './about.ts';
import { href, NAME } from './link.ts';
import { roles } from './roles.ts';
import { buttonLabel, labelLang, text } from './text.ts';

/** A form, and the service that it is filled in for. */
export const formReference = {
  formId: z
    .string()
    .max(60)
    .regex(NAME)
    .register(roles, { kind: 'form' })
    .meta(
      about(
        'Name des Formulars, zum Beispiel contact-form; die Formulare liegen in pages-data/_site/forms',
        'Name of the form, for example contact-form; forms are in pages-data/_site/forms',
      ),
    ),
  serviceLabel: text(60)
    .register(roles, { kind: 'serviceLabel' })
    .optional()
    .meta(
      about(
        'Service, um den es geht; ein Eintrag aus serviceLabels in pages-data/_site/site.json',
        'Service that it is about; an entry of serviceLabels in pages-data/_site/site.json',
      ),
    ),
};

/** What opens a form: what its popup says, and the service that is reported with it (R-ENTITY-9). */
export const contactRequest = z.strictObject({
  heading: text(70).meta(about('Überschrift des Formulars', 'Heading of the form')),
  subheading: text(200).meta(about('Ein Satz unter der Überschrift', 'A sentence below the heading')),
  note: text(200)
    .optional()
    .meta(
      about('Notiz für die Redaktion; die Website zeigt sie nirgends', 'Note for editors; the site shows it nowhere'),
    ),
  ...formReference,
});

export type ContactRequest = z.output<typeof contactRequest>;

const label = buttonLabel(48).meta(about('Beschriftung', 'Label'));

const contactAction = z
  .strictObject({ kind: z.literal('contact'), label, contact: contactRequest })
  .meta(about('Öffnet ein Formular', 'Opens a form'));

const linkAction = z
  .strictObject({
    kind: z.literal('link'),
    label,
    href: href.meta(about('Ziel des Links', 'Target of the link')),
    lang: labelLang,
  })
  .meta(about('Führt zu einer Seite', 'Leads to a page'));

/** What a button does: open a form (`contact`) or lead somewhere (`link`). */
export const action = z.discriminatedUnion('kind', [contactAction, linkAction]);

export type Action = z.output<typeof action>;
