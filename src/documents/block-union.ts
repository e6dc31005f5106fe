import { z } from 'zod';
import { blockSchemaList, blockSchemas } from '../blocks/schemas.gen.ts';
import { covers } from '../fields/covers.ts';

/** Any block. */
export const blockUnion = z.discriminatedUnion('type', blockSchemaList);

/** Whether blocks of a type cover the header as the first of their page. */
export const coversHeader = (type: keyof typeof blockSchemas | undefined): boolean =>
  type !== undefined && covers.get(blockSchemas[type])?.header === true;
