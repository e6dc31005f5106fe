import { z } from 'zod';
import { action } from '../../fields/action.ts';
import { opening } from '../../fields/feature.ts';
import { icon } from '../../fields/icon.ts';
import { heading, richText, text } from '../../fields/text.ts';
import { block } from '../block.ts';

const useCase = z.strictObject({
  title: heading(3, 80).describe('Überschrift des Falls'),
  summary: text(240).describe('Ein Satz, der auch zugeklappt zu sehen ist'),
  category: text(40).describe('Kleine Zeile, zum Beispiel „Eventschutz“'),
  icon: icon.describe('Name eines Symbols'),
  problem: richText(500).describe('Problem'),
  solution: richText(600).describe('Lösung'),
  results: z.array(text(200)).min(1).max(6).optional().describe('Ergebnisse als Stichpunkte'),
  cta: action.describe('Knopf am Ende des aufgeklappten Falls'),
});

export const schema = block(
  'useCases',
  { description: 'Aufklappbare Anwendungsfälle', tone: 'light' },
  {
    ...opening,
    useCases: z.array(useCase).min(1).max(8).describe('Die Fälle'),
  },
);

export type UseCasesBlock = z.output<typeof schema>;
