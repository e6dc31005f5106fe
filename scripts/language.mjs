/**
 * The language that a command speaks: what `--lang` says, else `PEOPLE_PAGES_LANG`, else German where the locale of the
 * terminal is German (`LANG=de_AT.UTF-8`) or says nothing (`C`), else English.
 *
 * @param {readonly string[]} args
 * @param {Record<string, string | undefined>} [env]
 */
export function languageOf(args, env = process.env) {
  const flag = args.findLast((arg, index) => arg.startsWith('--lang=') || args[index - 1] === '--lang');
  const wanted = flag?.replace('--lang=', '') ?? env.PEOPLE_PAGES_LANG;
  if (wanted === 'de' || wanted === 'en') return wanted;
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return /^(?:de|C\b|POSIX|$)/u.test(locale) ? 'de' : 'en';
}
