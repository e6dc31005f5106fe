import { z } from 'zod';
import { linkCard, opening } from '../../fields/feature.ts';
import { block } from '../block.ts';

export const schema = block(
  'linkCards',
  { description: 'Karten, die zu anderen Seiten führen', tone: 'light' },
  {
    ...opening,
    layout: z
      .enum(['cards', 'stairs', 'rows'])
      .default('cards')
      .describe(
        'cards: Karten im Raster; stairs: hohe Karten, nach rechts abgestuft; rows: große Zeilen, das Bild klein am Rand',
      ),
    columns: z.literal([1, 2, 3]).default(3).describe('Spalten auf großen Bildschirmen (nicht bei layout: rows)'),
    cards: z.array(linkCard).min(1).max(12).describe('Die Karten'),
  },
);

export type LinkCardsBlock = z.output<typeof schema>;
