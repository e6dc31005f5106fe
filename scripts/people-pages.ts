import { main } from './cli/main.ts';
import { commands } from './commands.ts';

process.exitCode = await main(commands, process.argv.slice(2));
