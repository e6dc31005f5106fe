import { z } from 'zod';
import { action } from '../../fields/action.ts';
import { image } from '../../fields/image.ts';
import { stat } from '../../fields/stat.ts';
import { heading, richText, text } from '../../fields/text.ts';
import { block } from '../block.ts';

export const schema = block(
  'textImage',
  { description: 'Text mit einem großen Bild', tone: 'light' },
  {
    label: text(48).optional().describe('Kleine Zeile über der Überschrift'),
    title: heading(2, 120).describe('Überschrift des Abschnitts'),
    paragraphs: z.array(richText(900)).min(1).max(5).describe('Absätze'),
    points: z.array(text(160)).min(1).max(8).optional().describe('Stichpunkte'),
    image: image.describe('Bild'),
    imageSide: z.enum(['left', 'right']).default('right').describe('Seite des Bildes auf großen Bildschirmen'),
    stats: z.array(stat).min(1).max(3).optional().describe('Kennzahlen'),
    action: action.optional().describe('Knopf oder Link'),
  },
);

export type TextImageBlock = z.output<typeof schema>;
