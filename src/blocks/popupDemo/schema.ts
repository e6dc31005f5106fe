import { z } from 'zod';
import { contactRequest } from '../../fields/action.ts';
import { opening } from '../../fields/feature.ts';
import { buttonLabel, heading, text } from '../../fields/text.ts';
import { block } from '../block.ts';

const variant = z.strictObject({
  title: heading(3, 60).describe('Name der Variante'),
  description: text(260).describe('Wozu sie dient'),
  ctaLabel: buttonLabel(48).describe('Beschriftung des Knopfes'),
  contact: contactRequest.describe('Formular, das der Knopf öffnet'),
});

export const schema = block(
  'popupDemo',
  { description: 'Vorführung der Formulare', tone: 'light' },
  {
    ...opening,
    features: z.array(text(160)).min(1).max(12).describe('Liste der Eigenschaften'),
    variants: z.array(variant).min(1).max(4).describe('Die Varianten'),
  },
);

export type PopupDemoBlock = z.output<typeof schema>;
