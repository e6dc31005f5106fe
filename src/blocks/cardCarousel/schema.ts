import { z } from 'zod';
import { feature, opening } from '../../fields/feature.ts';
import { image } from '../../fields/image.ts';
import { atMostOne, objectRules } from '../../fields/rules.ts';
import { block } from '../block.ts';

const card = feature
  .extend({ image: image.optional().describe('Bild der Karte') })
  .register(objectRules, { rules: [atMostOne('icon', 'iconUrl')] });

export const schema = block(
  'cardCarousel',
  { description: 'Karten: auf dem Telefon zum Wischen, sonst ein Raster', tone: 'sand' },
  {
    ...opening,
    columns: z.literal([1, 2, 3]).default(3).describe('Spalten oberhalb der Telefonbreite'),
    autoplay: z
      .boolean()
      .default(false)
      .describe('Karten wechseln automatisch und stehen in einer Reihe; columns gilt dann nicht'),
    features: z.array(card).min(2).max(12).describe('Die Karten'),
  },
);

export type CardCarouselBlock = z.output<typeof schema>;
