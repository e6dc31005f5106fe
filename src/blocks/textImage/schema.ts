import { z } from 'zod';
import { action } from '../../fields/action.ts';
import { image } from '../../fields/image.ts';
import { stat } from '../../fields/stat.ts';
import { heading, richText, text } from '../../fields/text.ts';
import { block } from '../block.ts';

export const schema = block(
  'textImage',
  { description: 'Text mit einem großen Bild', tone: 'light', version: 4 },
  {
    label: text(48).optional().describe('Kleine Zeile über der Überschrift'),
    title: heading(2, 120).describe('Überschrift des Abschnitts'),
    paragraphs: z.array(richText(900)).min(1).max(5).describe('Absätze'),
    points: z.array(text(160)).min(1).max(8).optional().describe('Stichpunkte'),
    image: image.describe('Bild'),
    imageSide: z.enum(['left', 'right']).default('right').describe('Seite des Bildes auf großen Bildschirmen'),
    ratio: z
      .enum(['portrait', 'square', 'landscape', 'band'])
      .default('portrait')
      .describe(
        'Format des Bildes auf großen Bildschirmen: portrait (hoch), square (Quadrat), landscape (quer, Stichpunkte in Spalten darunter), band (über die ganze Breite, Text darunter)',
      ),
    overlap: z.boolean().default(false).describe('Überschrift groß über Text und Bild (nicht bei ratio: band)'),
    stats: z.array(stat).min(1).max(3).optional().describe('Kennzahlen'),
    action: action.optional().describe('Knopf oder Link'),
  },
);

export type TextImageBlock = z.output<typeof schema>;
