import { main } from './cli/main.ts';
import { commands } from './commands.ts';
import { languageOf } from './language.mjs';

const args = process.argv.slice(2);
// For the processes that a command starts.
process.env.PEOPLE_PAGES_LANG = languageOf(args);
process.exitCode = await main(commands, args);
