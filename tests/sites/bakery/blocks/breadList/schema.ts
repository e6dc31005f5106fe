import { z } from 'zod';
import { opening } from '../../fields/feature.ts';
import { heading, richText, text } from '../../fields/text.ts';
import { block } from '../block.ts';

const loaf = z.strictObject({
  name: text(48).describe('What it is called over the counter'),
  price: text(12).describe('Price, for example £4.60'),
  text: text(160).optional().describe('What is in it, or how it tastes'),
  days: text(40).optional().describe('When it is baked, where that is not every day'),
});

export const schema = block(
  'breadList',
  { description: 'What the shop sells, with prices', tone: 'sand' },
  {
    ...opening,
    shelves: z
      .array(
        z.strictObject({
          title: heading(3, 40).describe('What is on the shelf'),
          loaves: z.array(loaf).min(1).max(12).describe('The things on it'),
        }),
      )
      .min(1)
      .max(6)
      .describe('The shelves'),
    note: richText(300).optional().describe('A sentence below them'),
  },
);

export type BreadListBlock = z.output<typeof schema>;
