import { z } from 'zod';
import { action } from '../../fields/action.ts';
import { opening } from '../../fields/feature.ts';
import { image } from '../../fields/image.ts';
import { block } from '../block.ts';

export const schema = block(
  'cta',
  { description: 'Abschließender Aufruf mit einem Knopf', tone: 'dark' },
  {
    ...opening,
    layout: z
      .enum(['stack', 'split', 'disc'])
      .default('stack')
      .describe(
        'stack: Knopf unter dem Text; split: Knopf und Kontakt rechts daneben, bei tone: dark unter einer Lichtscheibe; disc: Knopf unter dem Text, rechts eine Lichtscheibe (beides ohne image)',
      ),
    action: action.describe('Aktion des Knopfes'),
    secondaryAction: action.optional().describe('Zweiter, unauffälliger Link'),
    showContact: z.boolean().default(true).describe('Telefon und E-Mail daneben zeigen'),
    image: image.optional().describe('Bild hinter dem ganzen Abschnitt'),
  },
);

export type CtaBlock = z.output<typeof schema>;
