import { z } from 'zod';
import { heading, richText, text } from '../../fields/text.ts';
import { block } from '../block.ts';

export const schema = block(
  'intro',
  { description: 'Einführender Text', tone: 'light' },
  {
    layout: z
      .enum(['side', 'columns', 'wide'])
      .default('side')
      .describe(
        'side: Zeile am Rand, Text daneben; columns: großer Text links, Absätze rechts; wide: großer Text über die ganze Breite',
      ),
    label: text(48).optional().describe('Kleine Zeile neben dem Text'),
    title: heading(2).optional().describe('Überschrift des Abschnitts'),
    lead: richText(420).describe('Der wichtigste Absatz, groß gesetzt'),
    paragraphs: z.array(richText(900)).min(1).max(5).optional().describe('Weitere Absätze'),
  },
);

export type IntroBlock = z.output<typeof schema>;
