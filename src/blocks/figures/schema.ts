import { z } from 'zod';
import { about } from '../../fields/about.ts';
import { stat } from '../../fields/stat.ts';
import { heading, richText, text } from '../../fields/text.ts';
import { block } from '../block.ts';

export const schema = block(
  'figures',
  { description: about('Band mit Kennzahlen', 'Band of figures'), tone: 'sand' },
  {
    layout: z
      .enum(['row', 'list', 'leading'])
      .default('row')
      .meta(
        about(
          'row: Zahlen nebeneinander; list: Zahlen untereinander, Überschrift daneben; leading: die erste so groß, wie die Seite breit ist, ihre Beschriftung groß darunter, die anderen in einer Reihe',
          'row: figures side by side; list: figures one below the other, heading beside them; leading: the first as large as the page is wide, its label large below it, the others in a row',
        ),
      ),
    label: text(48).optional().meta(about('Kleine Zeile über den Zahlen', 'Small line above the figures')),
    title: heading(2).optional().meta(about('Überschrift des Abschnitts', 'Heading of the section')),
    text: richText(420).optional().meta(about('Ein Absatz zu den Zahlen', 'A paragraph about the figures')),
    stats: z.array(stat).min(1).max(4).meta(about('Die Kennzahlen', 'The figures')),
  },
);

export type FiguresBlock = z.output<typeof schema>;
