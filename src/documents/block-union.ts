import { z } from 'zod';
import { blockSchemaList } from '../blocks/schemas.gen.ts';

/** Any block. */
export const blockUnion = z.discriminatedUnion('type', blockSchemaList);
