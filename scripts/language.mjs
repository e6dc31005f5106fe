/**
 * The language that a command speaks: what `--lang` says, else `PEOPLE_PAGES_LANG`, else that of the terminal's locale:
 * German where it is German (`LANG=de_AT.UTF-8`), English where it is any other. One that says nothing (`C`, as in most
 * containers) leaves it to the site.
 *
 * @param {readonly string[]} args
 * @param {Record<string, string | undefined>} [env]
 * @param {import('../src/words/language.ts').Language} [ofSite] the site's own language, where one is known
 */
export function languageOf(args, env = process.env, ofSite = 'de') {
  const wanted = flagIn(args, 'lang') ?? env.PEOPLE_PAGES_LANG;
  if (wanted === 'de' || wanted === 'en') return wanted;
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  if (/^(?:C\b|POSIX|$)/u.test(locale)) return ofSite;
  return locale.startsWith('de') ? 'de' : 'en';
}

/**
 * What a flag says, before it is known which flags there are: `--lang en` or `--lang=en`, the last one.
 *
 * @param {readonly string[]} args
 * @param {string} name
 */
export const flagIn = (args, name) =>
  args
    .findLast((arg, index) => arg.startsWith(`--${name}=`) || args[index - 1] === `--${name}`)
    ?.replace(`--${name}=`, '');
