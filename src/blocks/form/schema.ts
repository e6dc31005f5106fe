import { z } from 'zod';
import { about } from '../../fields/about.ts';
import { formReference } from '../../fields/action.ts';
import { image } from '../../fields/image.ts';
import { roles } from '../../fields/roles.ts';
import { needs } from '../../fields/rules.ts';
import { heading, richText, text } from '../../fields/text.ts';
import { block } from '../block.ts';

/** The form stands on the page under its own name, which a link may lead to. */
const formId = formReference.formId.clone().register(roles, { kind: 'form', isShown: true });

export const schema = block(
  'form',
  {
    description: about('Formular zum Ausfüllen auf der Seite', 'Form that is filled in on the page'),
    tone: 'light',
    rules: [needs('label', 'title'), needs('subtitle', 'title')],
  },
  {
    label: text(48).optional().meta(about('Kleine Zeile über der Überschrift', 'Small line above the heading')),
    title: heading(2).optional().meta(about('Überschrift des Abschnitts', 'Heading of the section')),
    subtitle: richText(320)
      .optional()
      .meta(about('Ein bis zwei Sätze unter der Überschrift', 'One or two sentences below the heading')),
    image: image
      .optional()
      .meta(about('Bild unter der Überschrift, neben dem Formular', 'Picture below the heading, beside the form')),
    form: z.strictObject({ ...formReference, formId }).meta(about('Formular des Abschnitts', 'Form of the section')),
  },
);

export type FormBlock = z.output<typeof schema>;
