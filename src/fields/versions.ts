import { z } from 'zod';

/** Which version of its schema a schema instance is; what is not registered is version 1. */
export const versions = z.registry<{ version: number }>();

export const versionOf = (schema: z.core.$ZodType): number => versions.get(schema)?.version ?? 1;
