import { z } from 'zod';
import { about } from '../../fields/about.ts';
import { action } from '../../fields/action.ts';
import { linkCard, opening } from '../../fields/feature.ts';
import { block } from '../block.ts';

export const schema = block(
  'serviceList',
  { description: about('Liste von Leistungen in großen Zeilen', 'List of services in large rows'), tone: 'light' },
  {
    ...opening,
    services: z.array(linkCard).min(1).max(12).meta(about('Die Leistungen', 'The services')),
    action: action.optional().meta(about('Knopf unter der Liste', 'Button below the list')),
  },
);

export type ServiceListBlock = z.output<typeof schema>;
