import { INVISIBLE as CHARACTER } from '../../../forms/invisible.ts';

const INVISIBLE = `^(?:&(?:shy|nbsp);|${CHARACTER})+$`;

export const invisibleSigns = [INVISIBLE];

const ONLY_INVISIBLE = new RegExp(INVISIBLE);

/** Whether nobody can see anything of a text: spaces of all widths, soft hyphens, marks of direction. */
export const isInvisible = (text: string): boolean => ONLY_INVISIBLE.test(text);
