import { z } from 'zod';
import { about } from '../../fields/about.ts';
import { externalAddress } from '../../fields/external.ts';
import { opening } from '../../fields/feature.ts';
import { still } from '../../fields/image.ts';
import { atLeastOne, atMostOne } from '../../fields/rules.ts';
import { text } from '../../fields/text.ts';
import { block } from '../block.ts';

const ADDRESSES = ['picture', 'video', 'frame'] as const;

export const schema = block(
  'embed',
  {
    description: about(
      'Bild, Video oder Karte von einem fremden Host. Wird erst geladen, wenn der Besucher externen Inhalten zustimmt',
      'Picture, video or map from another host. Loaded only once the visitor consents to external content',
    ),
    tone: 'light',
    rules: [atLeastOne(...ADDRESSES), atMostOne(...ADDRESSES)],
  },
  {
    ...opening,
    name: text(120).meta(
      about(
        'Was zu sehen ist, für alle, die es nicht sehen: „Karte: Weg zum Studio“',
        'What is to be seen, for all who do not see it: “Map: the way to the studio”',
      ),
    ),
    picture: externalAddress('image')
      .optional()
      .meta(about('Adresse eines Bildes auf einem fremden Host', 'Address of a picture on another host')),
    video: externalAddress('media', '\\.(?:mp4|webm)')
      .optional()
      .meta(
        about(
          'Adresse einer Videodatei auf einem fremden Host, mit der Endung .mp4 oder .webm',
          'Address of a video file on another host, ending in .mp4 or .webm',
        ),
      ),
    frame: externalAddress('frame')
      .optional()
      .meta(
        about(
          'Adresse einer Seite, die der Anbieter zum Einbetten anbietet: Karte, Player',
          'Address of a page that the provider offers for embedding: a map, a player',
        ),
      ),
    ratio: z.enum(['16:9', '4:3', '1:1']).default('16:9').meta(about('Breite zu Höhe', 'Width to height')),
    poster: still
      .optional()
      .meta(
        about(
          'Eigenes Bild hinter der Frage, solange nichts geladen ist',
          'A picture of your own behind the question while nothing is loaded',
        ),
      ),
    note: text(160).optional().meta(about('Zeile darunter', 'Line below it')),
  },
);

export type EmbedBlock = z.output<typeof schema>;
