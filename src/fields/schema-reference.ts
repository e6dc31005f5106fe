import { z } from 'zod';
import { about } from './about.ts';

/** `$schema` of every document: an editor checks the file against what it names. */
export const schemaReference = z
  .string()
  .max(300)
  .optional()
  .meta(about('Verweis auf das JSON-Schema, nur für Editoren', 'Reference to the JSON Schema, for editors only'));
