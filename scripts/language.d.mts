export function languageOf(args: readonly string[], env?: Record<string, string | undefined>): 'de' | 'en';
