/** What a law asks of a website; one file a law. A site names its law, or none. */
export interface Law {
  /** what allows a processing of personal data, as notices write it */
  norms: readonly string[];
  /** facts of the site document that have to be there, and what each of them is; with `of` only where the legal name is such a one */
  facts: Readonly<Record<string, { de: string; en: string; of?: RegExp }>>;
  /** pages that have to be there, by their name among the site's addresses */
  pages: ReadonlyArray<'imprint' | 'privacy'>;
  /** the privacy notice names every external host that the site leads to or loads from */
  namesHosts: boolean;
}
