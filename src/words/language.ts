/** The languages that the engine speaks: to visitors in `de.ts` and `en.ts`, to authors wherever something is said to them. */
export const LANGUAGES = ['de', 'en'] as const;

export type Language = (typeof LANGUAGES)[number];
