/**
 * Answers `--help` of a command that runs before anything is installed, and ends.
 *
 * @param {{ de: string, en: string }} usage
 */
export function answerHelp(usage) {
  const args = process.argv.slice(2);
  if (!args.includes('--help') && !args.includes('-h')) return;
  const isEnglish = args.includes('--lang=en') || args[args.indexOf('--lang') + 1] === 'en';
  console.log(isEnglish ? usage.en : usage.de);
  process.exit(0);
}
