/**
 * The language that a command speaks: what `--lang` says, else `PEOPLE_PAGES_LANG`, else English where the locale of the
 * terminal is English (`LANG=en_US.UTF-8`), else German.
 *
 * @param {readonly string[]} args
 * @param {Record<string, string | undefined>} [env]
 */
export function languageOf(args, env = process.env) {
  const flag = args.findLast((arg, index) => arg.startsWith('--lang=') || args[index - 1] === '--lang');
  const wanted = flag?.replace('--lang=', '') ?? env.PEOPLE_PAGES_LANG;
  if (wanted === 'de' || wanted === 'en') return wanted;
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return locale.startsWith('en') ? 'en' : 'de';
}
