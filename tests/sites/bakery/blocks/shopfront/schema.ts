import { z } from 'zod';
import { action } from '../../fields/action.ts';
import { image } from '../../fields/image.ts';
import { heading, text } from '../../fields/text.ts';
import { block } from '../block.ts';

export const schema = block(
  'shopfront',
  { description: 'Head of a page: words beside a picture in an arch, on the home page under the awning', tone: 'sand' },
  {
    label: text(48).optional().describe('Small line over the heading'),
    title: heading(1, 60).describe('Main heading'),
    subtitle: text(220).describe('A sentence or two under it'),
    image: image.describe('Upright picture in the arch'),
    secondaryAction: action.optional().describe('Second, quiet link'),
    action: action.optional().describe('Button'),
    awning: z.boolean().default(false).describe('Whether the awning hangs over it'),
    note: text(60).optional().describe('What the seal says: when the shop is open'),
  },
);

export type ShopfrontBlock = z.output<typeof schema>;
