import { z } from 'zod';
import { image } from '../../fields/image.ts';
import { href } from '../../fields/link.ts';
import { heading, text } from '../../fields/text.ts';
import { block } from '../block.ts';

export const schema = block(
  'notFound',
  { description: 'Seite für unbekannte Adressen', tone: 'dark' },
  {
    code: text(8).describe('Große Zahl, zum Beispiel „404“'),
    title: heading(1, 60).describe('Überschrift'),
    subtitle: text(260).optional().describe('Ein Satz, der weiterhilft'),
    image: image.optional().describe('Bild hinter dem Text'),
    links: z
      .array(z.strictObject({ label: text(40).describe('Beschriftung'), href: href.describe('Ziel') }))
      .min(1)
      .max(8)
      .describe('Wege zurück'),
  },
);

export type NotFoundBlock = z.output<typeof schema>;
