import { z } from 'zod';
import { about } from '../fields/about.ts';
import { route } from '../fields/link.ts';
import { schemaReference } from '../fields/schema-reference.ts';

/** Where the list of redirects is, below the pages folder. */
export const REDIRECTS = '_site/redirects.json';

const redirect = z.strictObject({
  from: route.meta(
    about('Frühere Adresse, unter der es keine Seite mehr gibt', 'Former address that has no page any more'),
  ),
  to: route.meta(about('Adresse der Seite, zu der sie führt', 'Address of the page that it leads to')),
});

/** Addresses that pages had before: who asks for one is led to the page (R-ROUTE-10). */
export const redirectsSchema = z
  .strictObject({
    $schema: schemaReference,
    redirects: z.array(redirect).max(2000).meta(about('Die Umleitungen', 'The redirects')),
  })
  .meta(about('Frühere Adressen der Seiten', 'Former addresses of the pages'));

export type Redirects = z.output<typeof redirectsSchema>;
export type Redirect = z.output<typeof redirect>;
