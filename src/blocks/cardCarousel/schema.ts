import { z } from 'zod';
import { about } from '../../fields/about.ts';
import { feature, opening } from '../../fields/feature.ts';
import { image } from '../../fields/image.ts';
import { atMostOne, withRules } from '../../fields/rules.ts';
import { block } from '../block.ts';

const card = withRules(
  feature.extend({ image: image.optional().meta(about('Bild der Karte', 'Picture of the card')) }),
  atMostOne('icon', 'iconUrl'),
);

export const schema = block(
  'cardCarousel',
  {
    description: about(
      'Karten: auf dem Telefon zum Wischen, sonst ein Raster',
      'Cards: to be swiped on a phone, else a grid',
    ),
    tone: 'sand',
    rules: [atMostOne('autoplay', 'stacked')],
    effects: [{ property: 'columns', other: 'autoplay', is: 'unset' }],
  },
  {
    ...opening,
    columns: z
      .literal([1, 2, 3])
      .default(3)
      .meta(about('Spalten oberhalb der Telefonbreite', 'Columns above the width of a phone')),
    autoplay: z
      .boolean()
      .default(false)
      .meta(
        about(
          'Karten wechseln automatisch und stehen in einer Reihe; columns gilt dann nicht',
          'Cards change by themselves and stand in one row; columns then has no effect',
        ),
      ),
    stacked: z
      .boolean()
      .default(false)
      .meta(
        about(
          'Zum Vergleichen: Auf dem Telefon stehen alle Karten untereinander statt zum Wischen',
          'For comparing: on a phone all cards are below each other instead of to be swiped',
        ),
      ),
    features: z.array(card).min(2).max(12).meta(about('Die Karten', 'The cards')),
  },
);

export type CardCarouselBlock = z.output<typeof schema>;
