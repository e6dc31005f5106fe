import { z } from 'zod';
import { about } from '../../fields/about.ts';
import { feature, opening } from '../../fields/feature.ts';
import { image } from '../../fields/image.ts';
import { block } from '../block.ts';

export const schema = block(
  'featureGrid',
  {
    description: about('Raster von Leistungen in ein bis drei Spalten', 'Grid of services in one to three columns'),
    tone: 'light',
    effects: [
      { property: 'columns', other: 'layout', is: ['grid', 'band'] },
      { property: 'image', other: 'layout', is: ['grid', 'band'] },
      { property: 'layout', values: ['band'], other: 'image', is: 'set' },
      { property: 'features[].icon', other: 'marker', is: ['icon'] },
      { property: 'features[].iconUrl', other: 'marker', is: ['icon'] },
    ],
  },
  {
    ...opening,
    layout: z
      .enum(['grid', 'band', 'lead'])
      .default('grid')
      .meta(
        about(
          'grid: alle gleich; band: ebenso, davor das Bild von Rand zu Rand; lead: die erste groß über die ganze Breite, die anderen darunter zu dritt',
          'grid: all alike; band: the same, before it the picture from edge to edge; lead: the first large over the full width, the others below it in threes',
        ),
      ),
    columns: z
      .literal([1, 2, 3])
      .default(3)
      .meta(
        about(
          'Spalten auf großen Bildschirmen (nicht bei layout: lead)',
          'Columns on large screens (not with layout: lead)',
        ),
      ),
    marker: z
      .enum(['icon', 'number', 'none'])
      .default('icon')
      .meta(about('Zeichen über jeder Kachel', 'Mark above every tile')),
    image: image
      .optional()
      .meta(
        about(
          'Bild neben der Überschrift, bei einer Spalte hoch am rechten Rand (nicht bei layout: lead)',
          'Picture beside the heading, with one column tall at the right edge (not with layout: lead)',
        ),
      ),
    features: z.array(feature).min(1).max(12).meta(about('Die Leistungen', 'The services')),
  },
);

export type FeatureGridBlock = z.output<typeof schema>;
