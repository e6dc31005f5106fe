import { z } from 'zod';
import { about } from '../../fields/about.ts';
import { action } from '../../fields/action.ts';
import { image } from '../../fields/image.ts';
import { stat } from '../../fields/stat.ts';
import { heading, richText, text } from '../../fields/text.ts';
import { block } from '../block.ts';

export const schema = block(
  'textImage',
  {
    description: about('Text mit einem großen Bild', 'Text with a large picture'),
    tone: 'light',
    version: 4,
    effects: [
      { property: 'imageSide', other: 'ratio', is: ['portrait', 'square', 'landscape'] },
      { property: 'overlap', other: 'ratio', is: ['portrait', 'square', 'landscape'] },
    ],
  },
  {
    label: text(48).optional().meta(about('Kleine Zeile über der Überschrift', 'Small line above the heading')),
    title: heading(2, 120).meta(about('Überschrift des Abschnitts', 'Heading of the section')),
    paragraphs: z.array(richText(900)).min(1).max(5).meta(about('Absätze', 'Paragraphs')),
    points: z.array(text(160)).min(1).max(8).optional().meta(about('Stichpunkte', 'Bullet points')),
    image: image.meta(about('Bild', 'Picture')),
    imageSide: z
      .enum(['left', 'right'])
      .default('right')
      .meta(about('Seite des Bildes auf großen Bildschirmen', 'Side of the picture on large screens')),
    ratio: z
      .enum(['portrait', 'square', 'landscape', 'band'])
      .default('portrait')
      .meta(
        about(
          'Format des Bildes: portrait (hoch, auf Telefonen von Rand zu Rand), square (Quadrat), landscape (quer; auf großen Bildschirmen ganz, auf Telefonen von Rand zu Rand), band (über die ganze Breite, Text darunter)',
          'Format of the picture: portrait (from edge to edge on phones), square, landscape (wide; whole on large screens, from edge to edge on phones), band (full width, text below)',
        ),
      ),
    overlap: z
      .boolean()
      .default(false)
      .meta(
        about(
          'Überschrift über Text und Bild (nicht bei ratio: band)',
          'Heading above text and picture (not with ratio: band)',
        ),
      ),
    stats: z.array(stat).min(1).max(3).optional().meta(about('Kennzahlen', 'Figures')),
    action: action.optional().meta(about('Knopf oder Link', 'Button or link')),
  },
);

export type TextImageBlock = z.output<typeof schema>;
