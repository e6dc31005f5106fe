import { z } from 'zod';
import { about } from '../../fields/about.ts';
import { image } from '../../fields/image.ts';
import { href } from '../../fields/link.ts';
import { heading, text } from '../../fields/text.ts';
import { block } from '../block.ts';

export const schema = block(
  'notFound',
  { description: about('Seite für unbekannte Adressen', 'Page for unknown addresses'), tone: 'dark' },
  {
    code: text(8).meta(about('Große Zahl, zum Beispiel „404“', 'Large number, for example “404”')),
    title: heading(1, 60).meta(about('Überschrift', 'Heading')),
    subtitle: text(260).optional().meta(about('Ein Satz, der weiterhilft', 'A sentence that helps further')),
    image: image
      .optional()
      .meta(
        about(
          'Bild hinter dem Text, auf kleinen Fenstern darüber; die Zahl liegt auf der Stelle, die focus nennt',
          'Picture behind the text, above it on small windows; the number lies on the point that focus names',
        ),
      ),
    links: z
      .array(
        z.strictObject({
          label: text(40).meta(about('Beschriftung', 'Label')),
          href: href.meta(about('Ziel', 'Target')),
        }),
      )
      .min(1)
      .max(8)
      .meta(about('Wege zurück', 'Ways back')),
  },
);

export type NotFoundBlock = z.output<typeof schema>;
