import { de } from './de.ts';
import type { Law } from './law.ts';

export const LAWS = ['de'] as const;

export type LawName = (typeof LAWS)[number];

export const laws: Readonly<Record<LawName, Law>> = { de };
