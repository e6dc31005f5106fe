import type { Language } from '../src/words/language.ts';

export function languageOf(args: readonly string[], env?: Record<string, string | undefined>): Language;
