import { z } from 'zod';
import { formReference } from '../../fields/action.ts';
import { needs } from '../../fields/rules.ts';
import { heading, richText, text } from '../../fields/text.ts';
import { block } from '../block.ts';

export const schema = block(
  'form',
  {
    description: 'Formular zum Ausfüllen auf der Seite',
    tone: 'light',
    rules: [needs('label', 'title'), needs('subtitle', 'title')],
  },
  {
    label: text(48).optional().describe('Kleine Zeile über der Überschrift'),
    title: heading(2).optional().describe('Überschrift des Abschnitts'),
    subtitle: richText(320).optional().describe('Ein bis zwei Sätze unter der Überschrift'),
    form: z.strictObject(formReference).describe('Formular des Abschnitts'),
  },
);

export type FormBlock = z.output<typeof schema>;
