import { z } from 'zod';
import { action } from '../../fields/action.ts';
import { image } from '../../fields/image.ts';
import { stat } from '../../fields/stat.ts';
import { heading, text } from '../../fields/text.ts';
import { block } from '../block.ts';

export const schema = block(
  'hero',
  { description: 'Kopf einer Seite: große Überschrift mit Bild', tone: 'light' },
  {
    label: text(48).optional().describe('Kleine Zeile über der Überschrift, meist der Bereich'),
    title: heading(1, 80).describe(
      'Große Überschrift der Seite; *Wort* kursiv, &shy; für die Trennstelle langer Wörter',
    ),
    subtitle: text(260).optional().describe('Ein bis zwei Sätze unter der Überschrift'),
    image: image.optional().describe('Bild des Kopfes'),
    layout: z
      .enum(['split', 'portrait', 'wide', 'full', 'text'])
      .default('split')
      .describe(
        'split: Bild neben dem Text; portrait: hohes Bild am rechten Rand; wide: Überschrift über einem breiten Bild; full: Bild hinter dem Text; text: ohne Bild',
      ),
    action: action.optional().describe('Knopf'),
    secondaryAction: action.optional().describe('Zweiter, unauffälliger Link'),
    stats: z.array(stat).min(1).max(3).optional().describe('Bis zu drei Kennzahlen'),
  },
);

export type HeroBlock = z.output<typeof schema>;
