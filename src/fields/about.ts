import { z } from 'zod';
import type { Language } from '../words/language.ts';

/**
 * What a block or a property is for, as authors read it in their editor and in the block reference:
 * `.meta(about('Text des Knopfes', 'Text of the button'))`. Blocks of one site may do with `.describe()` in its language.
 */
export const about = (de: string, en: string) => ({ description: de, english: en });

export type About = ReturnType<typeof about>;

/** What a schema says that it is for, by language; in both the same where it says it in one. Undefined where it says nothing. */
export function aboutOf(schema: z.core.$ZodType): Readonly<Record<Language, string>> | undefined {
  const { description, english } = z.globalRegistry.get(schema) ?? {};
  if (description === undefined) return undefined;
  return { de: description, en: typeof english === 'string' ? english : description };
}
