import { z } from 'zod';
import { opening } from '../../fields/feature.ts';
import { image } from '../../fields/image.ts';
import { richText, text } from '../../fields/text.ts';
import { block } from '../block.ts';

export const schema = block(
  'contactDetails',
  { description: 'Wege zu Ihnen, groß gesetzt: Telefon, E-Mail, Anschrift', tone: 'light' },
  {
    ...opening,
    image: image.optional().describe('Bild daneben'),
    entries: z
      .array(
        z.strictObject({
          label: text(40).describe('Welcher Weg: Telefon, E-Mail, Anschrift'),
          text: richText(160).describe('Nummer, Adresse oder Anschrift; Links mit tel: und mailto:'),
          note: text(160).optional().describe('Ein kurzer Satz dazu, zum Beispiel die Sprechzeiten'),
        }),
      )
      .min(1)
      .max(6)
      .describe('Die Wege'),
  },
);

export type ContactDetailsBlock = z.output<typeof schema>;
