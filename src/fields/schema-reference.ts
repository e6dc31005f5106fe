import { z } from 'zod';

/** `$schema` of every document: an editor checks the file against what it names. */
export const schemaReference = z.string().max(300).optional().describe('Verweis auf das JSON-Schema, nur für Editoren');
