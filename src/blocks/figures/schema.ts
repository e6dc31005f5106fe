import { z } from 'zod';
import { stat } from '../../fields/stat.ts';
import { heading, richText, text } from '../../fields/text.ts';
import { block } from '../block.ts';

export const schema = block(
  'figures',
  { description: 'Band mit Kennzahlen', tone: 'sand' },
  {
    layout: z
      .enum(['row', 'list'])
      .default('row')
      .describe('row: Zahlen nebeneinander; list: Zahlen groß untereinander, Überschrift daneben'),
    label: text(48).optional().describe('Kleine Zeile über den Zahlen'),
    title: heading(2).optional().describe('Überschrift des Abschnitts'),
    text: richText(420).optional().describe('Ein Absatz zu den Zahlen'),
    stats: z.array(stat).min(1).max(4).describe('Die Kennzahlen'),
  },
);

export type FiguresBlock = z.output<typeof schema>;
