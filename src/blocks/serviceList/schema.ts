import { z } from 'zod';
import { action } from '../../fields/action.ts';
import { linkCard, opening } from '../../fields/feature.ts';
import { block } from '../block.ts';

export const schema = block(
  'serviceList',
  { description: 'Liste von Leistungen in großen Zeilen', tone: 'light' },
  {
    ...opening,
    services: z.array(linkCard).min(1).max(12).describe('Die Leistungen'),
    action: action.optional().describe('Knopf unter der Liste'),
  },
);

export type ServiceListBlock = z.output<typeof schema>;
