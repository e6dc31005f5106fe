import { z } from 'zod';
import { action } from '../../fields/action.ts';
import { opening } from '../../fields/feature.ts';
import { image } from '../../fields/image.ts';
import { block } from '../block.ts';

export const schema = block(
  'cta',
  {
    description:
      'Abschließender Aufruf mit einem Knopf: dunkel neben einer Lichtscheibe oder einem Bild, hell ohne beides',
    tone: 'dark',
    version: 2,
  },
  {
    ...opening,
    action: action.describe('Aktion des Knopfes'),
    secondaryAction: action.optional().describe('Zweiter, unauffälliger Link'),
    showContact: z.boolean().default(true).describe('Telefon und E-Mail daneben zeigen'),
    image: image.optional().describe('Bild anstelle der Lichtscheibe; der Abschnitt ist dann dunkel'),
  },
);

export type CtaBlock = z.output<typeof schema>;
