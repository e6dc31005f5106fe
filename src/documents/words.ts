import { z } from 'zod';
import { schemaReference } from '../fields/schema-reference.ts';
import { words } from '../words/words.ts';

/** Where a site says some of the engine's words otherwise, below the pages folder. */
export const WORDS = '_site/words.json';

/** Every word may be said otherwise, at its own path; what is left out stays as it is. */
function ownWords(given: object): z.ZodObject<Record<string, z.ZodType>> {
  const shape = Object.entries(given).map(([key, word]) => {
    const own = typeof word === 'string' ? z.string().min(1).max(1000).describe(`Statt „${word}“`) : ownWords(word);
    return [key, own.optional()] as const;
  });
  return z.strictObject(Object.fromEntries(shape));
}

const { locale: _, ...texts } = words.de;

export const wordsSchema = ownWords(texts)
  .extend({
    $schema: schemaReference,
    locale: z
      .string()
      .max(5)
      .regex(/^[a-z]{2}-[A-Z]{2}$/u)
      .optional()
      .describe('Schreibweise von Zahlen und Tagen: de-DE, de-AT, en-GB, en-US'),
  })
  .describe('Worte der Website, die anders lauten sollen als die mitgelieferten; {…} sind Stellen, die sie ausfüllt');

export type OwnWords = z.output<typeof wordsSchema>;
