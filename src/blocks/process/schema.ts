import { z } from 'zod';
import { opening } from '../../fields/feature.ts';
import { image } from '../../fields/image.ts';
import { sequence } from '../../fields/rules.ts';
import { heading, richText, text } from '../../fields/text.ts';
import { block } from '../block.ts';

const step = z.strictObject({
  title: heading(3, 70).describe('Überschrift des Schritts'),
  subtitle: text(140).optional().describe('Ein Satz unter der Überschrift'),
  description: richText(420).optional().describe('Text des Schritts'),
  points: z.array(text(140)).min(1).max(8).optional().describe('Stichpunkte'),
  image: image.optional().describe('Bild zum Schritt (nur bei variant: alternating)'),
});

export const schema = block(
  'process',
  {
    description: 'Ablauf in zwei bis fünf Schritten',
    tone: 'sand',
    version: 4,
    rules: [sequence('step1', 'step2', 'step3', 'step4', 'step5')],
  },
  {
    ...opening,
    variant: z
      .enum(['line', 'alternating'])
      .default('line')
      .describe('line: Schritte auf einer Linie; alternating: Textblöcke im Wechsel mit Bildern'),
    step1: step.describe('Erster Schritt'),
    step2: step.describe('Zweiter Schritt'),
    step3: step.optional().describe('Dritter Schritt'),
    step4: step.optional().describe('Vierter Schritt'),
    step5: step.optional().describe('Fünfter Schritt'),
    image: image.optional().describe('Bild zum Ablauf'),
    challenge: richText(500).optional().describe('Herausforderung'),
    solution: richText(600).optional().describe('Lösung'),
    result: richText(500).optional().describe('Ergebnis'),
    bgImage: image.optional().describe('Bild hinter dem ganzen Abschnitt'),
  },
);

export type ProcessBlock = z.output<typeof schema>;
export type ProcessStep = z.output<typeof step>;
