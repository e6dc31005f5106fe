import { sentenceOf, type Text, UsageError } from '../../src/findings/errors.ts';
import type { Language } from '../../src/findings/messages/message.ts';
import { nearestName } from '../../src/findings/nearest.ts';
import { languageOf } from '../language.mjs';
import { partArguments, readArguments } from './arguments.ts';
import { siteFolder } from './caller.ts';
import type { Command } from './command.ts';
import { commonFlags } from './flags.ts';
import { helpOf, overviewOf, usageOf } from './help.ts';
import { brokenSource, staleIndex, systemProblem } from './system-errors.ts';

/** Commands by name; each is loaded only when it is called. */
export type Commands = Readonly<Record<string, () => Promise<{ default: Command }>>>;

/** Whether a command is only to explain itself. */
export const asksForHelp = (args: readonly string[]): boolean => args.includes('--help') || args.includes('-h');

/**
 * Runs the command that the first argument names. Returns the exit code.
 *
 * @param missing names of commands that an installed package does not have
 */
export async function main(commands: Commands, args: readonly string[], missing: readonly string[] = []) {
  const language = languageOf(args);
  const [name = '', ...rest] = args;
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (load) return runCommand((await load()).default, rest, language);
  const isAsked = name === '--help' || name === '-h';
  const all = await Promise.all(Object.values(commands).map(async (each) => (await each()).default));
  const overview = `${overviewOf(all, language)}\n`;
  if (isAsked) process.stdout.write(overview);
  else {
    const reason = missing.includes(name) ? engineCommand(name) : unknownCommand(name, Object.keys(commands));
    process.stderr.write(`${reason[language]}\n\n${overview}`);
  }
  return isAsked ? 0 : 2;
}

const engineCommand = (name: string): Text => ({
  de: `„${name}“ gibt es nur im Repository von People Pages, nicht im Paket.`,
  en: `"${name}" is only in the repository of People Pages, not in the package.`,
});

function unknownCommand(name: string, names: readonly string[]): Text {
  if (name === '') return { de: 'Welcher Befehl?', en: 'Which command?' };
  const nearest = nearestName(name, names);
  return {
    de: `Einen Befehl „${name}“ gibt es nicht.${nearest ? ` Meinten Sie „${nearest}“?` : ''}`,
    en: `There is no command "${name}".${nearest ? ` Did you mean "${nearest}"?` : ''}`,
  };
}

/** Runs a command that is a program of its own, for operators beside the server: `node outbox.js list`. */
export async function runAlone(command: Command): Promise<void> {
  const args = process.argv.slice(2);
  process.exitCode = await runCommand(command, args, languageOf(args));
}

/**
 * Runs a command. Returns its exit code; 0 after `--help`; 2 for wrong usage, which prints how to call it, for a run that
 * could not be completed, and for anything unforeseen.
 */
export async function runCommand(command: Command, given: readonly string[], language: Language): Promise<number> {
  // As `npm run` wants it before the flags of a command; who calls the command itself may well keep it.
  const args = given[0] === '--' ? given.slice(1) : given;
  if (asksForHelp(args)) {
    process.stdout.write(`${helpOf(command, language)}\n`);
    return 0;
  }
  try {
    const flags = { ...command.flags, ...commonFlags };
    const { own, others } = command.handsOn ? partArguments(flags, args) : { own: args, others: [] };
    const call = readArguments(flags, own, command.operands !== undefined);
    if (command.isInSite) process.chdir(siteFolder());
    return await command.run({ ...call, args, others, language });
  } catch (error) {
    process.stderr.write(`${await answerTo(error, command, language)}\n`);
    return 2;
  }
}

async function answerTo(error: unknown, command: Command, language: Language): Promise<string> {
  if (error instanceof UsageError) return usageOf(command, error.text[language], language);
  const problem = systemProblem(error) ?? staleIndex(error) ?? (await brokenSource(error));
  return problem ? problem[language] : sentenceOf(error, language);
}
