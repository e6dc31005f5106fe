import { parseArgs } from 'node:util';
import { type Text, UsageError } from '../../src/findings/errors.ts';
import { nearestName } from '../../src/findings/nearest.ts';
import { givenPath, sitePath } from './caller.ts';
import type { Flag, Flags, Values } from './command.ts';

type Value = string | boolean | undefined;

/**
 * Reads the arguments of a command. Throws a `UsageError` that names the first thing that it does not know.
 *
 * @param takesOperands whether words that are no flags are allowed
 */
export function readArguments<F extends Flags>(
  flags: F,
  args: readonly string[],
  takesOperands: boolean,
): { flags: Values<F>; operands: string[] };
export function readArguments(flags: Flags, args: readonly string[], takesOperands: boolean) {
  const given: Record<string, Value> = {};
  const operands: string[] = [];
  for (const token of tokensOf(flags, withImplied(flags, args))) {
    if (token.kind === 'option') given[token.name] = placed(flags[token.name], valueOfToken(flags, token));
    if (token.kind === 'positional') operands.push(token.value);
  }
  if (operands[0] !== undefined && !takesOperands) {
    throw new UsageError({
      de: `„${operands[0]}“ ist hier nicht vorgesehen.`,
      en: `"${operands[0]}" is not expected here.`,
    });
  }
  return { flags: completed(flags, given), operands };
}

/** Parts arguments into the flags of a command, with their values, and all others. */
export function partArguments(flags: Flags, args: readonly string[]): { own: string[]; others: string[] } {
  const own = new Set(
    tokensOf(flags, args).flatMap((token) => {
      if (token.kind !== 'option' || !Object.hasOwn(flags, token.name)) return [];
      return token.inlineValue === false ? [token.index, token.index + 1] : [token.index];
    }),
  );
  return { own: args.filter((_, index) => own.has(index)), others: args.filter((_, index) => !own.has(index)) };
}

function tokensOf(flags: Flags, args: readonly string[]) {
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, { value }]) => [name, { type: value ? 'string' : 'boolean' } as const]),
  );
  return parseArgs({ args: [...args], options, strict: false, tokens: true }).tokens;
}

/** A flag that may be given without a value gets the implied one. */
const withImplied = (flags: Flags, args: readonly string[]): string[] =>
  args.flatMap((arg, index) => {
    const implied = arg.startsWith('--') ? flags[arg.slice(2)]?.implied : undefined;
    const next = args[index + 1];
    return implied !== undefined && (next === undefined || next.startsWith('-')) ? [arg, implied] : [arg];
  });

interface OptionToken {
  name: string;
  rawName: string;
  value: string | undefined;
  inlineValue: boolean | undefined;
}

function valueOfToken(flags: Flags, { name, rawName, value, inlineValue }: OptionToken): string | boolean {
  const flag = Object.hasOwn(flags, name) ? flags[name] : undefined;
  if (!flag) throw unknownFlag(rawName, Object.keys(flags));
  if (flag.value === undefined) {
    if (value === undefined) return true;
    throw new UsageError({ de: `${rawName} hat keinen Wert.`, en: `${rawName} takes no value.` });
  }
  if (value === undefined || value === '' || (!inlineValue && value.startsWith('-'))) {
    throw new UsageError({ de: `${rawName} braucht einen Wert.`, en: `${rawName} needs a value.` });
  }
  if (Array.isArray(flag.value) && !flag.value.includes(value)) {
    throw new UsageError(`${rawName} ${value}: ${flag.value.join(' | ')}`);
  }
  return value;
}

const placed = (flag: Flag | undefined, value: string | boolean) =>
  flag?.isPath && typeof value === 'string' ? givenPath(value) : value;

function unknownFlag(rawName: string, names: readonly string[]): UsageError {
  const nearest = nearestName(rawName.replace(/^-+/u, ''), names);
  return new UsageError({
    de: `${rawName} gibt es nicht.${nearest ? ` Meinten Sie --${nearest}?` : ''}`,
    en: `There is no ${rawName}.${nearest ? ` Did you mean --${nearest}?` : ''}`,
  });
}

/** What to say where the first word, which says what is to be done, is missing or is none of the choices. */
export const unknownChoice = (words: readonly string[], { de, en }: Text): UsageError =>
  words.length === 0
    ? new UsageError({ de: `Was soll geschehen? Möglich sind: ${de}`, en: `What is to be done? There are: ${en}` })
    : new UsageError({
        de: `„${words.join(' ')}“ geht so nicht. Möglich sind: ${de}`,
        en: `"${words.join(' ')}" does not work like this. There are: ${en}`,
      });

const completed = (flags: Flags, given: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(flags).map(([name, flag]) => [name, given[name] ?? absent(name, flag)]));

function absent(name: string, { value, default: standard, required, isPath }: Flag): Value {
  if (required) throw new UsageError({ de: `--${name} fehlt.`, en: `--${name} is missing.` });
  if (value === undefined) return false;
  return isPath && standard !== undefined ? sitePath(standard) : standard;
}
