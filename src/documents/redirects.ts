import { z } from 'zod';
import { route } from '../fields/link.ts';
import { schemaReference } from '../fields/schema-reference.ts';

/** Where the list of redirects is, below the pages folder. */
export const REDIRECTS = '_site/redirects.json';

const redirect = z.strictObject({
  from: route.describe('Frühere Adresse, unter der es keine Seite mehr gibt'),
  to: route.describe('Adresse der Seite, zu der sie führt'),
});

/** Addresses that pages had before: who asks for one is led to the page (R-ROUTE-10). */
export const redirectsSchema = z
  .strictObject({
    $schema: schemaReference,
    redirects: z.array(redirect).max(2000).describe('Die Umleitungen'),
  })
  .describe('Frühere Adressen der Seiten');

export type Redirects = z.output<typeof redirectsSchema>;
export type Redirect = z.output<typeof redirect>;
