import { z } from 'zod';
import { about } from '../../fields/about.ts';
import { linkCard, opening } from '../../fields/feature.ts';
import { block } from '../block.ts';

export const schema = block(
  'linkCards',
  { description: about('Karten, die zu anderen Seiten führen', 'Cards that lead to other pages'), tone: 'light' },
  {
    ...opening,
    layout: z
      .enum(['cards', 'stairs', 'rows', 'index', 'strip'])
      .default('cards')
      .meta(
        about(
          'cards: Karten im Raster; stairs: hohe Karten, nach rechts abgestuft; rows: große Zeilen, das Bild davor, auf kleinen Bildschirmen dahinter; vier, sechs, acht … zu zweit nebeneinander; index: Namen in großer Schrift, ohne Bilder; strip: hohe Bilder in einer Zeile',
          'cards: cards in a grid; stairs: tall cards, stepping down to the right; rows: large rows that begin with their picture, on small screens it comes last; four, six, eight … in pairs; index: names in large letters, without pictures; strip: tall pictures in one line',
        ),
      ),
    columns: z
      .literal([1, 2, 3])
      .default(3)
      .meta(
        about(
          'Spalten auf großen Bildschirmen (nur bei layout: cards und stairs)',
          'Columns on large screens (only with layout: cards and stairs)',
        ),
      ),
    cards: z.array(linkCard).min(1).max(12).meta(about('Die Karten', 'The cards')),
  },
);

export type LinkCardsBlock = z.output<typeof schema>;
