import type { Form } from '../../src/documents/form.ts';
import type { Site } from '../../src/documents/site.ts';
import type { Theme } from '../../src/documents/theme.ts';
import { editionAt } from '../../src/forms/paths.ts';
import type { ServerWords } from '../../src/words/words.ts';

/** What the build says of the site in a language, as far as mail is made of it. */
interface EditionDocuments {
  site: Site;
  forms: readonly Form[];
  words: ServerWords;
}

export interface SiteDocuments extends EditionDocuments {
  theme: Theme;
  /** the same in the further languages of the site, with the address below which their pages lie */
  editions?: ReadonlyArray<EditionDocuments & { home: string }>;
}

/** The documents in the language of the page at a path. */
export const spokenAt = <D extends SiteDocuments>(documents: D, path: string): D => ({
  ...documents,
  ...editionAt(path, documents.editions ?? []),
});
