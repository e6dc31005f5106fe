import { UsageError } from '../src/findings/errors.ts';
import { main } from './cli/main.ts';
import { generateAnew, runCommandAnew } from './cli/process.ts';
import { siteLanguageIn } from './cli/site-language.ts';
import { staleIndex } from './cli/system-errors.ts';
import { commands } from './commands.ts';
import { takeOwnBlocks } from './generate/own-blocks.ts';
import { languageOf } from './language.mjs';

const args = process.argv.slice(2);
const language = languageOf(args, process.env, siteLanguageIn(args));
// For the processes that a command starts.
process.env.PEOPLE_PAGES_LANG = language;
/** Generates by itself, as its flags say. */
const isGenerating = args[0] === 'generate' && !args.includes('--check');

try {
  // Before anything is loaded that is made of the blocks.
  const isStale = takeOwnBlocks();
  process.exitCode = isStale && !isGenerating ? await runWithNewBlocks() : await main(commands, args);
} catch (error) {
  const text = error instanceof UsageError ? error.text : staleIndex(error);
  if (!text) throw error;
  console.error(text[language]);
  process.exitCode = 2;
}

/** In a process of its own: what is bundled, and what this one has loaded, was made of the blocks before. */
async function runWithNewBlocks(): Promise<number> {
  const failed = await generateAnew({ aside: true });
  if (failed) return failed;
  const { code } = await runCommandAnew(args[0] ?? '', args.slice(1));
  return code;
}
