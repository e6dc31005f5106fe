import { z } from 'zod';
import { externalAddress } from '../../fields/external.ts';
import { opening } from '../../fields/feature.ts';
import { image } from '../../fields/image.ts';
import { atLeastOne, atMostOne } from '../../fields/rules.ts';
import { text } from '../../fields/text.ts';
import { block } from '../block.ts';

const ADDRESSES = ['picture', 'video', 'frame'];

export const schema = block(
  'embed',
  {
    description:
      'Bild, Video oder Karte von einem fremden Host. Wird erst geladen, wenn der Besucher externen Inhalten zustimmt',
    tone: 'light',
    rules: [atLeastOne(...ADDRESSES), atMostOne(...ADDRESSES)],
  },
  {
    ...opening,
    name: text(120).describe('Was zu sehen ist, für alle, die es nicht sehen: „Karte: Weg zum Studio“'),
    picture: externalAddress('image').optional().describe('Adresse eines Bildes auf einem fremden Host'),
    video: externalAddress('media', '\\.(?:mp4|webm)')
      .optional()
      .describe('Adresse einer Videodatei auf einem fremden Host, mit der Endung .mp4 oder .webm'),
    frame: externalAddress('frame')
      .optional()
      .describe('Adresse einer Seite, die der Anbieter zum Einbetten anbietet: Karte, Player'),
    ratio: z.enum(['16:9', '4:3', '1:1']).default('16:9').describe('Breite zu Höhe'),
    poster: image.optional().describe('Eigenes Bild hinter der Frage, solange nichts geladen ist'),
    note: text(160).optional().describe('Zeile darunter'),
  },
);

export type EmbedBlock = z.output<typeof schema>;
