import { z } from 'zod';
import { roles } from './roles.ts';

const THIRTY_ONE = '(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])';
const THIRTY = '(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)';
const FEBRUARY = '02-(?:0[1-9]|1[0-9]|2[0-9])';

const inYear = (year: string) => `${year}-(?:${THIRTY_ONE}|${THIRTY}|${FEBRUARY})`;
const dayLike = (pattern: string) =>
  z
    .string()
    .regex(new RegExp(`^${pattern}$`, 'u'))
    .register(roles, { kind: 'day' });

/** A calendar day as ISO 8601 writes it, without a time: `2026-12-01`. */
export const day = () => dayLike(inYear('2[0-9]{3}'));

/** A day that may be somebody's birthday, or `today`, whichever that is. */
export const dayOfLife = () => dayLike(`(?:today|${inYear('(?:19|20)[0-9]{2}')})`);
