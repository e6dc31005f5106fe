import { z } from 'zod';
import { opening } from '../../fields/feature.ts';
import { image } from '../../fields/image.ts';
import { richText, text } from '../../fields/text.ts';
import { block } from '../block.ts';

export const schema = block(
  'chronicle',
  {
    description: 'Verlauf einer Geschichte in Abschnitten, mit Bild und Angaben daneben',
    tone: 'dark',
  },
  {
    ...opening,
    entries: z
      .array(
        z.strictObject({
          label: text(40).describe('Tag, Woche oder Ort'),
          text: richText(700).describe('Was da geschieht'),
        }),
      )
      .min(2)
      .max(12)
      .describe('Die Abschnitte in ihrer Reihenfolge'),
    image: image.optional().describe('Bild neben dem Verlauf'),
    credits: z
      .array(
        z.strictObject({
          label: text(40).describe('Was: Ort, Jahr, Umfang, Rolle, Gewerk'),
          text: richText(120).describe('Wer oder wie viel'),
        }),
      )
      .min(2)
      .max(10)
      .optional()
      .describe('Angaben neben dem Verlauf'),
  },
);

export type ChronicleBlock = z.output<typeof schema>;
