import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITE } from '../../src/documents/site-files.ts';
import { LANGUAGES, type Language } from '../../src/words/language.ts';
import { flagIn } from '../language.mjs';
import { givenPath, PAGES, sitePath } from './caller.ts';

/**
 * The language of the site that a command makes (`--language`), or the first one of the site that it works on: of the pages that it is
 * given, or, where they are no site by themselves, of the one that it is called in.
 */
export function siteLanguageIn(args: readonly string[]): Language | undefined {
  const pages = flagIn(args, 'pages');
  const ofGiven = pages === undefined ? undefined : languageOfPages(givenPath(pages));
  return known(flagIn(args, 'language')) ?? ofGiven ?? languageOfPages(sitePath(PAGES));
}

/** The first language of a site, as its document says; undefined where that cannot be read, which is reported elsewhere. */
export function languageOfPages(folder: string): Language | undefined {
  try {
    const { languages }: { languages?: unknown } = JSON.parse(readFileSync(join(folder, SITE), 'utf8'));
    return Array.isArray(languages) ? known(languages[0]) : undefined;
  } catch {
    return undefined;
  }
}

const known = (language: unknown) => LANGUAGES.find((each) => each === language);
