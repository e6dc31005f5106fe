import { languageOf } from './language.mjs';

/**
 * Answers `--help` of a command that runs before anything is installed, and ends.
 *
 * @param {{ de: string, en: string }} usage
 */
export function answerHelp(usage) {
  const args = process.argv.slice(2);
  if (!args.includes('--help') && !args.includes('-h')) return;
  console.log(usage[languageOf(args)]);
  process.exit(0);
}
