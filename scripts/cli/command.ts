import type { Text } from '../../src/findings/errors.ts';
import type { Language } from '../../src/findings/messages/message.ts';

export interface Flag {
  about: Text;
  /** what the value is, for the help; or the values to choose from. A flag without it is a switch. */
  value?: Text | string | readonly string[];
  /** the value where the flag is not given */
  default?: string;
  /** the value where the flag is given without one */
  implied?: string;
  required?: true;
  /** a path: relative to the folder that the command was called in; the default one to that of the site */
  isPath?: true;
}

export type Flags = Readonly<Record<string, Flag>>;

type ValueOf<F extends Flag> = F extends { value: infer V }
  ?
      | (V extends readonly (infer Choice)[] ? Choice : string)
      | (F extends { default: string } | { required: true } ? never : undefined)
  : boolean;

/** What a call gives for each flag of a command. */
export type Values<F extends Flags> = { [Name in keyof F]: ValueOf<F[Name]> };

/** A call of a command, read and found to be sound. */
interface Call<F extends Flags> {
  flags: Values<F>;
  /** words that are no flags */
  operands: string[];
  /** the arguments as they were given, to hand them on */
  args: readonly string[];
  /** those that are no flags of the command, in a command that hands them on; else none */
  others: readonly string[];
  language: Language;
}

/** All that is known of a command: arguments are read by it, and its help is made of it. */
export interface Command<F extends Flags = Flags> {
  name: string;
  about: Text;
  flags: F;
  /** the words that the command takes beside its flags, as the help shows them; without it there can be none */
  operands?: Text;
  /** works in the folder of the site, where its settings (`.env`) and `.data` are */
  isInSite?: true;
  /** hands arguments that it does not know on to another program, instead of refusing them */
  handsOn?: true;
  /** what the exit codes 0 and 1 mean; 2 always means that it was called wrongly, or did not get to its end */
  exits: readonly [success: Text, failure?: Text];
  /** @returns the exit code. Throws a `UsageError` or an `IncompleteError` for 2. */
  run(call: Call<F>): number | Promise<number>;
}

/** Types a command by its flags. */
export const defineCommand = <const F extends Flags>(command: Command<F>): Command<F> => command;

/** Says why a command has failed. Returns its exit code. */
export function fail(sentence: string): 1 {
  console.error(sentence);
  return 1;
}
