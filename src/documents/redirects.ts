import { z } from 'zod';
import { about } from '../fields/about.ts';
import { route } from '../fields/link.ts';
import { schemaReference } from '../fields/schema-reference.ts';

/** Where the list of redirects is, below the pages folder. */
export const REDIRECTS = '_site/redirects.json';

const redirect = z.strictObject({
  from: z
    .string()
    .max(200)
    .meta(
      about(
        'Frühere Adresse, unter der es keine Seite mehr gibt, ohne .html am Ende, zum Beispiel /ueber_uns.php',
        'Former address that has no page any more, without .html at its end, for example /about_us.php',
      ),
    ),
  to: route.meta(
    about(
      'Adresse der Seite dieser Website, zu der sie führt, zum Beispiel /kontakt',
      'Address of the page of this site that it leads to, for example /contact',
    ),
  ),
});

const SEGMENT = "(?!\\.)[a-zA-Z0-9._~!$&'()+,;=@\\u00a1-\\u1fff\\u2c00-\\ud7ff\\-]+";
const FORMER = new RegExp(`^/(?:${SEGMENT}(?:/${SEGMENT})*)?$`, 'u');

/** What the server takes off an address before it looks for it, or never looks for. */
const SUFFIX = /(?:\/index|\.html|\.br|\.gz)$/u;

/**
 * Whether a former address is a path as servers look for it: other websites had capitals, underscores and umlauts in theirs, and
 * endings. What follows `?` is none of it, and `*` and `:` mean something else in the file for static hosts.
 * A check asks for it, not the schema: it knows what was meant instead.
 */
export const isFormerAddress = (address: string): boolean =>
  FORMER.test(address) && !SUFFIX.test(address) && address.normalize('NFC') === address;

/** Addresses that pages had before: who asks for one is led to the page (R-ROUTE-10). */
export const redirectsSchema = z
  .strictObject({
    $schema: schemaReference,
    redirects: z.array(redirect).max(2000).meta(about('Die Umleitungen', 'The redirects')),
  })
  .meta(about('Frühere Adressen der Seiten', 'Former addresses of the pages'));

export type Redirects = z.output<typeof redirectsSchema>;
export type Redirect = z.output<typeof redirect>;
