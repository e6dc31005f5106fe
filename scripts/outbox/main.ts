import { runCommand } from '../cli/main.ts';
import { languageOf } from '../language.mjs';
import command from '../outbox.ts';

/** The command alone, for the bundle that operators run beside the server: `node outbox.js list`. */
const args = process.argv.slice(2);
process.exitCode = await runCommand(command, args, languageOf(args));
