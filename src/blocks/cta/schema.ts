import { z } from 'zod';
import { about } from '../../fields/about.ts';
import { action } from '../../fields/action.ts';
import { opening } from '../../fields/feature.ts';
import { image } from '../../fields/image.ts';
import { block } from '../block.ts';

export const schema = block(
  'cta',
  {
    description: about(
      'Abschließender Aufruf mit einem Knopf: dunkel neben einer Lichtscheibe oder einem Bild, hell ohne beides',
      'Closing call to action with a button: dark beside a disc of light or a picture, light without either',
    ),
    tone: 'dark',
    version: 2,
  },
  {
    ...opening,
    action: action.meta(about('Aktion des Knopfes', 'What the button does')),
    secondaryAction: action.optional().meta(about('Zweiter, unauffälliger Link', 'A second, unobtrusive link')),
    showContact: z
      .boolean()
      .default(true)
      .meta(about('Telefon und E-Mail daneben zeigen', 'Show phone and mail beside it')),
    image: image
      .optional()
      .meta(
        about(
          'Bild anstelle der Lichtscheibe; der Abschnitt ist dann dunkel',
          'Picture instead of the disc of light; the section is then dark',
        ),
      ),
  },
);

export type CtaBlock = z.output<typeof schema>;
