import { z } from 'zod';
import { about } from '../../fields/about.ts';
import { opening } from '../../fields/feature.ts';
import { image } from '../../fields/image.ts';
import { richText, text } from '../../fields/text.ts';
import { block } from '../block.ts';

export const schema = block(
  'contactDetails',
  {
    description: about(
      'Wege zu Ihnen, groß gesetzt: Telefon, E-Mail, Anschrift',
      'Ways to reach you, set large: phone, mail, address',
    ),
    tone: 'light',
  },
  {
    ...opening,
    image: image.optional().meta(about('Bild daneben', 'Picture beside it')),
    entries: z
      .array(
        z.strictObject({
          label: text(40).meta(about('Welcher Weg: Telefon, E-Mail, Anschrift', 'Which way: phone, mail, address')),
          text: richText(160).meta(
            about(
              'Nummer, Adresse oder Anschrift; Links mit tel: und mailto:',
              'Number or address; links with tel: and mailto:',
            ),
          ),
          note: text(160)
            .optional()
            .meta(
              about(
                'Ein kurzer Satz dazu, zum Beispiel die Sprechzeiten',
                'A short sentence about it, for example the office hours',
              ),
            ),
        }),
      )
      .min(1)
      .max(6)
      .meta(about('Die Wege', 'The ways')),
  },
);

export type ContactDetailsBlock = z.output<typeof schema>;
