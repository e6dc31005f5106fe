import { z } from 'zod';
import { opening } from '../../fields/feature.ts';
import { svgPath } from '../../fields/image.ts';
import { text } from '../../fields/text.ts';
import { block } from '../block.ts';

export const schema = block(
  'partners',
  { description: 'Raster von Partnerlogos', tone: 'light' },
  {
    ...opening,
    note: text(160).optional().describe('Hinweis unter den Logos, zum Beispiel dass es Beispielnamen sind'),
    partners: z
      .array(
        z.strictObject({
          name: text(60).describe('Name des Partners'),
          logoUrl: svgPath.describe('Logo als SVG-Datei aus pages-data/_media/logos'),
          alt: text(120).describe('Text für Menschen, die das Logo nicht sehen'),
        }),
      )
      .min(1)
      .max(12)
      .describe('Die Partner'),
  },
);

export type PartnersBlock = z.output<typeof schema>;
