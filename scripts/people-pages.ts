import { UsageError } from '../src/findings/errors.ts';
import { main } from './cli/main.ts';
import { generateAnew } from './cli/process.ts';
import { staleIndex } from './cli/system-errors.ts';
import { commands } from './commands.ts';
import { takeOwnBlocks } from './generate/own-blocks.ts';
import { languageOf } from './language.mjs';

const args = process.argv.slice(2);
const language = languageOf(args);
// For the processes that a command starts.
process.env.PEOPLE_PAGES_LANG = language;

try {
  // Before anything is loaded that is made of the blocks.
  const failed = takeOwnBlocks() ? await generateAnew() : 0;
  process.exitCode = failed || (await main(commands, args));
} catch (error) {
  const text = error instanceof UsageError ? error.text : staleIndex(error);
  if (!text) throw error;
  console.error(text[language]);
  process.exitCode = 2;
}
