import { z } from 'zod';
import { about } from '../../fields/about.ts';
import { opening } from '../../fields/feature.ts';
import { image } from '../../fields/image.ts';
import { sequence } from '../../fields/rules.ts';
import { heading, richText, text } from '../../fields/text.ts';
import { block } from '../block.ts';

const step = z.strictObject({
  title: heading(3, 70).meta(about('Überschrift des Schritts', 'Heading of the step')),
  subtitle: text(140)
    .optional()
    .meta(
      about(
        'Ein Satz unter der Überschrift; haben ihn alle von fünf Schritten auf einer Linie, zum Beispiel „Tag 1“, steht er anstelle der Nummer',
        'A sentence below the heading; where all of five steps on a line have one, for example “Day 1”, it replaces the number',
      ),
    ),
  description: richText(420).optional().meta(about('Text des Schritts', 'Text of the step')),
  points: z.array(text(140)).min(1).max(8).optional().meta(about('Stichpunkte', 'Bullet points')),
  image: image
    .optional()
    .meta(
      about('Bild zum Schritt (nur bei variant: alternating)', 'Picture of the step (only with variant: alternating)'),
    ),
});

export const schema = block(
  'process',
  {
    description: about('Ablauf in zwei bis fünf Schritten', 'Process of two to five steps'),
    tone: 'sand',
    version: 4,
    rules: [sequence('step1', 'step2', 'step3', 'step4', 'step5')],
    effects: [
      { property: 'step1.image', other: 'variant', is: ['alternating'] },
      { property: 'step2.image', other: 'variant', is: ['alternating'] },
      { property: 'step3.image', other: 'variant', is: ['alternating'] },
      { property: 'step4.image', other: 'variant', is: ['alternating'] },
      { property: 'step5.image', other: 'variant', is: ['alternating'] },
    ],
  },
  {
    ...opening,
    variant: z
      .enum(['line', 'alternating'])
      .default('line')
      .meta(
        about(
          'line: Schritte auf einer Linie; alternating: Textblöcke, jeder mit einem Bild',
          'line: steps on a line; alternating: texts, each with a picture',
        ),
      ),
    step1: step.meta(about('Erster Schritt', 'First step')),
    step2: step.meta(about('Zweiter Schritt', 'Second step')),
    step3: step.optional().meta(about('Dritter Schritt', 'Third step')),
    step4: step.optional().meta(about('Vierter Schritt', 'Fourth step')),
    step5: step.optional().meta(about('Fünfter Schritt', 'Fifth step')),
    image: image.optional().meta(about('Bild zum Ablauf', 'Picture of the process')),
    challenge: richText(500).optional().meta(about('Herausforderung', 'Challenge')),
    solution: richText(600).optional().meta(about('Lösung', 'Solution')),
    result: richText(500).optional().meta(about('Ergebnis', 'Result')),
    bgImage: image.optional().meta(about('Bild hinter dem ganzen Abschnitt', 'Picture behind the whole section')),
  },
);

export type ProcessBlock = z.output<typeof schema>;
export type ProcessStep = z.output<typeof step>;
