import { z } from 'zod';
import { about } from '../../fields/about.ts';
import { linkCard, opening } from '../../fields/feature.ts';
import { block } from '../block.ts';

export const schema = block(
  'linkCards',
  {
    description: about('Karten, die zu anderen Seiten führen', 'Cards that lead to other pages'),
    version: 2,
    tone: 'light',
    effects: [
      { property: 'columns', other: 'layout', is: ['cards'] },
      { property: 'cards[].image', other: 'layout', is: ['cards', 'rows', 'strip'] },
    ],
  },
  {
    ...opening,
    layout: z
      .enum(['cards', 'rows', 'index', 'strip'])
      .default('cards')
      .meta(
        about(
          'cards: Karten im Raster; rows: große Zeilen, das Bild davor; vier, sechs, acht … zu zweit nebeneinander; index: Namen in großer Schrift, ohne Bilder; strip: hohe Bilder in einer Zeile, sechs in zweien um die Überschrift',
          'cards: cards in a grid; rows: large rows that begin with their picture; four, six, eight … in pairs; index: names in large letters, without pictures; strip: tall pictures in one line, six of them in two around the heading',
        ),
      ),
    columns: z
      .literal([1, 2, 3])
      .default(3)
      .meta(
        about(
          'Spalten auf großen Bildschirmen (nur bei layout: cards)',
          'Columns on large screens (only with layout: cards)',
        ),
      ),
    cards: z.array(linkCard).min(1).max(12).meta(about('Die Karten', 'The cards')),
  },
);

export type LinkCardsBlock = z.output<typeof schema>;
