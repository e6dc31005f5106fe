import { expect, test } from 'vitest';
import { languageOf } from './language.mjs';

test.each<[Record<string, string>, 'de' | 'en', string]>([
  [{}, 'en', 'en'],
  [{ LANG: 'C.UTF-8' }, 'en', 'en'],
  [{ LC_ALL: 'C', LANG: 'de_DE.UTF-8' }, 'en', 'en'],
  [{ LANG: 'POSIX' }, 'en', 'en'],
  [{ LANG: 'POSIX' }, 'de', 'de'],
  [{ LANG: 'de_DE.UTF-8' }, 'en', 'de'],
  [{ LANG: 'en_GB.UTF-8' }, 'de', 'en'],
  [{ PEOPLE_PAGES_LANG: 'de' }, 'en', 'de'],
])('where the terminal says nothing, the site does: %j, %s: %s', (env, ofSite, language) => {
  expect(languageOf([], env, ofSite)).toBe(language);
});

test.each<[string[], Record<string, string>, string]>([
  [[], {}, 'de'],
  [[], { LANG: 'C.UTF-8' }, 'de'],
  [[], { LANG: 'en_US.UTF-8' }, 'en'],
  [[], { LANG: 'fr_FR.UTF-8' }, 'en'],
  [[], { LANG: 'Cy' }, 'en'],
  [[], { LANG: 'en_US.UTF-8', LC_ALL: 'de_AT.UTF-8' }, 'de'],
  [[], { LANG: 'en_US.UTF-8', PEOPLE_PAGES_LANG: 'de' }, 'de'],
  [[], { PEOPLE_PAGES_LANG: 'en' }, 'en'],
  [[], { LANG: 'en_GB.UTF-8', PEOPLE_PAGES_LANG: 'fr' }, 'en'],
  [['--lang', 'en'], { PEOPLE_PAGES_LANG: 'de' }, 'en'],
  [['--nonsense', '--lang=de'], { LANG: 'en_US.UTF-8' }, 'de'],
  [['--lang', 'de', '--lang', 'en'], {}, 'en'],
])('%j with %j is %s', (args, env, language) => {
  expect(languageOf(args, env)).toBe(language);
});
