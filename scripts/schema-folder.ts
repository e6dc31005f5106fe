import type { Language } from '../src/words/language.ts';

/** Where the schemas and the block reference lie that authors of a language read. */
export const schemaFolder = (language: Language): string => (language === 'de' ? 'schema' : `schema/${language}`);
