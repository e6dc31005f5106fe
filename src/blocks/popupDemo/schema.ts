import { z } from 'zod';
import { about } from '../../fields/about.ts';
import { contactRequest } from '../../fields/action.ts';
import { opening } from '../../fields/feature.ts';
import { image } from '../../fields/image.ts';
import { buttonLabel, heading, text } from '../../fields/text.ts';
import { block } from '../block.ts';

const variant = z.strictObject({
  title: heading(3, 60).meta(about('Name der Variante', 'Name of the variant')),
  description: text(260).meta(about('Wozu sie dient', 'What it is for')),
  image: image.optional().meta(about('Bild zur Variante', 'Picture of the variant')),
  ctaLabel: buttonLabel(48).meta(about('Beschriftung des Knopfes', 'Text of the button')),
  contact: contactRequest.meta(about('Formular, das der Knopf öffnet', 'Form that the button opens')),
});

export const schema = block(
  'popupDemo',
  { description: about('Vorführung der Formulare', 'Demonstration of the forms'), tone: 'light' },
  {
    ...opening,
    featuresTitle: heading(3, 60).optional().meta(about('Überschrift der Liste', 'Heading of the list')),
    features: z.array(text(160)).min(1).max(12).meta(about('Liste der Eigenschaften', 'List of the properties')),
    variants: z.array(variant).min(1).max(4).meta(about('Die Varianten', 'The variants')),
  },
);

export type PopupDemoBlock = z.output<typeof schema>;
