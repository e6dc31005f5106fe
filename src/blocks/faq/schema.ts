import { z } from 'zod';
import { about } from '../../fields/about.ts';
import { opening } from '../../fields/feature.ts';
import { heading, richText } from '../../fields/text.ts';
import { block } from '../block.ts';

export const schema = block(
  'faq',
  {
    description: about('Häufige Fragen mit Antworten zum Aufklappen', 'Frequent questions whose answers fold out'),
    tone: 'light',
  },
  {
    ...opening,
    questions: z
      .array(
        z.strictObject({
          question: heading(3, 140).meta(about('Die Frage', 'The question')),
          answer: z
            .array(richText(700))
            .min(1)
            .max(4)
            .meta(about('Die Antwort, ein Absatz je Eintrag', 'The answer, one paragraph per entry')),
        }),
      )
      .min(1)
      .max(12)
      .meta(about('Die Fragen', 'The questions')),
  },
);

export type FaqBlock = z.output<typeof schema>;
