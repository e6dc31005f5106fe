import { UsageError } from '../src/findings/errors.ts';
import { main } from './cli/main.ts';
import { generateAnew, runCommandAnew } from './cli/process.ts';
import { staleIndex } from './cli/system-errors.ts';
import { commands } from './commands.ts';
import { takeOwnBlocks } from './generate/own-blocks.ts';
import { languageOf } from './language.mjs';

const args = process.argv.slice(2);
const language = languageOf(args);
// For the processes that a command starts.
process.env.PEOPLE_PAGES_LANG = language;

try {
  // Before anything is loaded that is made of the blocks; what is bundled was made of those before.
  const run = () =>
    takenOver ? runCommandAnew(args[0] ?? '', args.slice(1)).then(({ code }) => code) : main(commands, args);
  const takenOver = takeOwnBlocks();
  const failed = takenOver ? await generateAnew() : 0;
  process.exitCode = failed || (await run());
} catch (error) {
  const text = error instanceof UsageError ? error.text : staleIndex(error);
  if (!text) throw error;
  console.error(text[language]);
  process.exitCode = 2;
}
