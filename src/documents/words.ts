import { z } from 'zod';
import { about } from '../fields/about.ts';
import { schemaReference } from '../fields/schema-reference.ts';
import { words } from '../words/words.ts';
import { property } from './json.ts';

/** Where a site says some of the engine's words otherwise, below the pages folder. */
export const WORDS = '_site/words.json';

/** Every word may be said otherwise, at its own path; what is left out stays as it is. */
function ownWords(given: object, english: object): z.ZodObject<Record<string, z.ZodType>> {
  const shape = Object.entries(given).map(([key, word]) => {
    const same = property(english, key);
    const instead = about(`Statt „${word}“`, `Instead of “${same}”`);
    const own = typeof word === 'string' ? z.string().min(1).max(1000).meta(instead) : ownWords(word, Object(same));
    return [key, own.optional()] as const;
  });
  return z.strictObject(Object.fromEntries(shape));
}

const { locale: _, ...texts } = words.de;

export const wordsSchema = ownWords(texts, words.en)
  .extend({
    $schema: schemaReference,
    locale: z
      .string()
      .max(5)
      .regex(/^[a-z]{2}-[A-Z]{2}$/u)
      .optional()
      .meta(
        about(
          'Schreibweise von Zahlen und Tagen: de-DE, de-AT, en-GB, en-US',
          'Notation of numbers and dates: de-DE, de-AT, en-GB, en-US',
        ),
      ),
  })
  .meta(
    about(
      'Worte der Website, die anders lauten sollen als die mitgelieferten; {…} sind Stellen, die sie ausfüllt',
      'Words of the site that are to differ from the built-in ones; {…} are places that it fills in',
    ),
  );

export type OwnWords = z.output<typeof wordsSchema>;
