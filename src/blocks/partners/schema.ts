import { z } from 'zod';
import { about } from '../../fields/about.ts';
import { opening } from '../../fields/feature.ts';
import { svgPath } from '../../fields/image.ts';
import { text } from '../../fields/text.ts';
import { block } from '../block.ts';

export const schema = block(
  'partners',
  { description: about('Raster von Partnerlogos', 'Grid of partners’ logos'), tone: 'light' },
  {
    ...opening,
    note: text(160)
      .optional()
      .meta(
        about(
          'Hinweis unter den Logos, zum Beispiel dass es Beispielnamen sind',
          'Note below the logos, for example that the names are samples',
        ),
      ),
    partners: z
      .array(
        z.strictObject({
          name: text(60).meta(about('Name des Partners', 'Name of the partner')),
          logoUrl: svgPath.meta(
            about('Logo als SVG-Datei aus pages-data/_media/logos', 'Logo as an SVG file from pages-data/_media/logos'),
          ),
          alt: text(120).meta(
            about('Text für Menschen, die das Logo nicht sehen', 'Text for people who do not see the logo'),
          ),
        }),
      )
      .min(1)
      .max(12)
      .meta(about('Die Partner', 'The partners')),
  },
);

export type PartnersBlock = z.output<typeof schema>;
