import type { Form } from '../../src/documents/form.ts';
import type { Site } from '../../src/documents/site.ts';
import type { Theme } from '../../src/documents/theme.ts';
import type { ServerWords } from '../../src/words/words.ts';

/** What the build says of the site, as far as mail is made of it. */
export interface SiteDocuments {
  site: Site;
  forms: readonly Form[];
  words: ServerWords;
  theme: Theme;
}
