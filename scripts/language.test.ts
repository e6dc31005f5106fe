import { expect, test } from 'vitest';
import { languageOf } from './language.mjs';

test.each<[string[], Record<string, string>, string]>([
  [[], {}, 'de'],
  [[], { LANG: 'C.UTF-8' }, 'de'],
  [[], { LANG: 'POSIX' }, 'de'],
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
