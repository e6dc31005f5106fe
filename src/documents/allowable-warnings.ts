/**
 * The warnings that a page may allow, by the codes that findings give them. The messages of these codes are in
 * `findings/messages`; `allowable-warnings.test.ts` there holds this list to them.
 */
export const allowableWarnings = [
  'block-repeated',
  'description-length',
  'document-language',
  'host-unused',
  'link-bare',
  'link-language',
  'link-target-unpublished',
  'link-to-itself',
  'page-unreachable',
  'property-without-effect',
  'row-missing',
  'row-unlike',
  'sample-data',
  'site-value-copied',
  'text-english',
  'text-german',
  'text-long',
  'text-markup',
  'text-quotes',
  'text-sample',
  'text-space',
  'text-umlaut',
  'text-unfinished',
  'thanks-hidden',
] as const;
