import { UsageError } from '../src/findings/errors.ts';
import { asksForHelp, main } from './cli/main.ts';
import { generateAnew, runCommandAnew } from './cli/process.ts';
import { siteLanguageIn } from './cli/site-language.ts';
import { staleIndex } from './cli/system-errors.ts';
import { commands, missingCommands } from './commands.ts';
import { markTold } from './generate/fresh.ts';
import { takeOwnBlocks } from './generate/own-blocks.ts';
import { languageOf } from './language.mjs';

const args = process.argv.slice(2);
const language = languageOf(args, process.env, siteLanguageIn(args));
// For the processes that a command starts.
process.env.PEOPLE_PAGES_LANG = language;
/** Else what is asked for is help, which needs no blocks. */
const isCall = Object.hasOwn(commands, args[0] ?? '') && !asksForHelp(args);
/** Generates by itself, as its flags say. */
const isGenerating = args[0] === 'generate' && !args.includes('--check');

// A reader that has seen enough, such as `head`, ends what is printed, not the command: its exit code is still wanted. What a
// full disk has not taken is lost to a program that waits for it: the command goes on, and ends as one that is not complete.
const LOST = {
  de: 'Die Ausgabe ließ sich nicht vollständig schreiben.',
  en: 'The output could not be written in full.',
};
let isLost = false;
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error) => {
    if (isLost || ('code' in error && error.code === 'EPIPE')) return;
    isLost = true;
    process.once('exit', () => {
      process.exitCode = 2;
    });
    console.error(`${LOST[language]} (${error.message})`);
  });
}

try {
  // Before anything is loaded that is made of the blocks.
  const isStale = isCall && takeOwnBlocks();
  process.exitCode = isStale && !isGenerating ? await runWithNewBlocks() : await main(commands, args, missingCommands);
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
  markTold();
  const { code } = await runCommandAnew(args[0] ?? '', args.slice(1));
  return code;
}
