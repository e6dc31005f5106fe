import { z } from 'zod';
import { about } from '../../fields/about.ts';
import { action } from '../../fields/action.ts';
import { opening } from '../../fields/feature.ts';
import { icon } from '../../fields/icon.ts';
import { heading, richText, text } from '../../fields/text.ts';
import { block } from '../block.ts';

const useCase = z.strictObject({
  title: heading(3, 80).meta(about('Überschrift des Falls', 'Heading of the case')),
  summary: text(240).meta(
    about('Ein Satz, der auch zugeklappt zu sehen ist', 'A sentence that is seen even while closed'),
  ),
  category: text(40).meta(
    about('Kleine Zeile, zum Beispiel „Eventschutz“', 'Small line, for example “Event security”'),
  ),
  icon: icon.optional().meta(about('Name eines Symbols', 'Name of an icon')),
  problem: richText(500).meta(about('Problem', 'Problem')),
  solution: richText(600).meta(about('Lösung', 'Solution')),
  results: z
    .array(text(200))
    .min(1)
    .max(6)
    .optional()
    .meta(about('Ergebnisse als Stichpunkte', 'Results as bullet points')),
  cta: action.meta(about('Knopf am Ende des aufgeklappten Falls', 'Button at the end of the opened case')),
});

export const schema = block(
  'useCases',
  { description: about('Aufklappbare Anwendungsfälle', 'Use cases that fold out'), tone: 'light' },
  {
    ...opening,
    firstOpen: z
      .boolean()
      .default(false)
      .meta(about('Der erste Fall ist schon aufgeklappt', 'The first case is open from the start')),
    useCases: z.array(useCase).min(1).max(8).meta(about('Die Fälle', 'The cases')),
  },
);

export type UseCasesBlock = z.output<typeof schema>;
