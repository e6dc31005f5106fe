import { z } from 'zod';
import { opening } from '../../fields/feature.ts';
import { heading, richText } from '../../fields/text.ts';
import { block } from '../block.ts';

export const schema = block(
  'faq',
  { description: 'Häufige Fragen mit Antworten zum Aufklappen', tone: 'light' },
  {
    ...opening,
    questions: z
      .array(
        z.strictObject({
          question: heading(3, 140).describe('Die Frage'),
          answer: z.array(richText(700)).min(1).max(4).describe('Die Antwort, ein Absatz je Eintrag'),
        }),
      )
      .min(1)
      .max(12)
      .describe('Die Fragen'),
  },
);

export type FaqBlock = z.output<typeof schema>;
