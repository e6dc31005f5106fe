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
      'Abschließender Aufruf mit einem Knopf: mit einem Bild, dunkel neben einer Lichtscheibe, hell ohne beides',
      'Closing call to action with a button: with a picture, dark beside a disc of light, light without either',
    ),
    tone: 'dark',
    version: 2,
    effects: [{ property: 'layout', other: 'image', is: 'set' }],
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
          'Bild anstelle der Lichtscheibe; hinter dem Text ist der Abschnitt dunkel',
          'Picture instead of the disc of light; behind the text it makes the section dark',
        ),
      ),
    layout: z
      .enum(['behind', 'beside', 'above'])
      .default('behind')
      .meta(
        about(
          'Ort des Bildes. behind: hinter dem Text; beside: hoch, rechts neben dem Text; above: breit, über dem Text',
          'Where the picture is. behind: behind the text; beside: tall, at the right of the text; above: wide, over the text',
        ),
      ),
  },
);

export type CtaBlock = z.output<typeof schema>;
