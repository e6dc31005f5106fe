import { z } from 'zod';
import { action } from '../../fields/action.ts';
import { opening } from '../../fields/feature.ts';
import { image } from '../../fields/image.ts';
import { text } from '../../fields/text.ts';
import { block } from '../block.ts';

export const schema = block(
  'openingHours',
  { description: 'When and where the shop is open', tone: 'dark' },
  {
    ...opening,
    days: z
      .array(
        z.strictObject({
          day: text(40).describe('A day or several, for example Saturday'),
          hours: text(40).describe('From when to when, or that it is closed'),
        }),
      )
      .min(1)
      .max(7)
      .describe('The days in their order'),
    address: z.array(text(80)).min(1).max(5).optional().describe('Lines of the address'),
    image: image.optional().describe('Picture beside it'),
    action: action.optional().describe('Button'),
  },
);

export type OpeningHoursBlock = z.output<typeof schema>;
