import type { Language } from '../src/words/language.ts';

export function languageOf(
  args: readonly string[],
  env?: Record<string, string | undefined>,
  ofSite?: Language,
): Language;

export function flagIn(args: readonly string[], name: string): string | undefined;
