import { z } from 'zod';
import { feature, opening } from '../../fields/feature.ts';
import { block } from '../block.ts';

export const schema = block(
  'featureGrid',
  { description: 'Raster von Leistungen in ein bis drei Spalten', tone: 'light' },
  {
    ...opening,
    layout: z
      .enum(['grid', 'lead'])
      .default('grid')
      .describe('grid: alle gleich; lead: die erste groß über die ganze Breite, die anderen darunter zu dritt'),
    columns: z.literal([1, 2, 3]).default(3).describe('Spalten auf großen Bildschirmen (nicht bei layout: lead)'),
    marker: z.enum(['icon', 'number', 'none']).default('icon').describe('Zeichen über jeder Kachel'),
    features: z.array(feature).min(1).max(12).describe('Die Leistungen'),
  },
);

export type FeatureGridBlock = z.output<typeof schema>;
