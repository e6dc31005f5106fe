import type { Text } from '../../src/findings/errors.ts';
import type { Language } from '../../src/findings/messages/message.ts';
import type { Command, Flag } from './command.ts';
import { commonFlags } from './flags.ts';

const WIDTH = 110;

const words = {
  de: { options: 'Optionen', command: 'BEFEHL', exits: 'Rückgabewert' },
  en: { options: 'options', command: 'COMMAND', exits: 'Exit code' },
};

const WRONG: Text = {
  de: 'falsch aufgerufen oder abgebrochen',
  en: 'wrong usage or not completed',
};

/** How a command is called, what it does, its flags and its exit codes. */
export function helpOf(command: Command, language: Language): string {
  const { about, exits } = command;
  const codes = [...exits, WRONG].map((text, index, all) => [index === all.length - 1 ? 2 : index, text] as const);
  return [
    callOf(command, language),
    '',
    ...wrapped(about[language], WIDTH).map((line) => `  ${line}`),
    '',
    ...flagTable(entriesOf(command), language),
    '',
    `  ${words[language].exits} ${codes.map(([code, text]) => `${code}: ${text?.[language]}`).join(', ')}.`,
  ].join('\n');
}

/** What is said of a wrong call: the reason, how the command is called, the flags that the reason names, and how to get the help. */
export function usageOf(command: Command, reason: string, language: Language): string {
  const named = entriesOf(command).filter(([name]) => new RegExp(`--${name}(?![\\w-])`, 'u').test(reason));
  const help = `npx people-pages ${command.name} --help`;
  const more = { de: `${help} erklärt alle Optionen.`, en: `${help} explains all options.` }[language];
  const parts = [reason, callOf(command, language), flagTable(named, language).join('\n'), more];
  return parts.filter(Boolean).join('\n\n');
}

const entriesOf = ({ flags }: Command): Array<[string, Flag]> => Object.entries({ ...flags, ...commonFlags });

function callOf(command: Command, language: Language): string {
  const required = entriesOf(command).filter(([, flag]) => flag.required);
  return [
    'npx people-pages',
    command.name,
    ...(command.operands ? [command.operands[language]] : []),
    ...required.map((entry) => signatureOf(entry, language)),
    `[${words[language].options}]`,
  ].join(' ');
}

const flagTable = (entries: ReadonlyArray<[string, Flag]>, language: Language): string[] =>
  table(entries.map((entry) => [signatureOf(entry, language), aboutOf(entry[1], language)]));

/** The commands there are, each with its first sentence. */
export function overviewOf(commands: readonly Command[], language: Language): string {
  const { command, options } = words[language];
  const rows = commands.map(({ name, about }) => [name, about[language].split(/(?<=\.)\s/u, 1).join('')] as const);
  const more = { de: 'BEFEHL --help erklärt einen Befehl.', en: 'COMMAND --help explains a command.' }[language];
  return [`npx people-pages ${command} [${options}]`, '', ...table(rows), '', `  ${more}`].join('\n');
}

function signatureOf([name, { value, implied }]: readonly [string, Flag], language: Language): string {
  if (value === undefined) return `--${name}`;
  const shown = typeof value === 'string' ? value : isChoice(value) ? value.join('|') : value[language];
  return `--${name} ${implied === undefined ? shown : `[${shown}]`}`;
}

const isChoice = (value: Text | readonly string[]): value is readonly string[] => Array.isArray(value);

function aboutOf({ about, default: standard }: Flag, language: Language): string {
  return standard === undefined ? about[language] : `${about[language]} (${standard})`;
}

function table(rows: ReadonlyArray<readonly [string, string]>): string[] {
  const width = Math.max(0, ...rows.map(([head]) => head.length).filter((length) => length <= 28));
  return rows.flatMap(([head, text]) => {
    const lines = wrapped(text, WIDTH - width);
    const [first = '', ...rest] = head.length > width ? ['', ...lines] : lines;
    return [`  ${head.padEnd(width)}  ${first}`.trimEnd(), ...rest.map((line) => `  ${' '.repeat(width)}  ${line}`)];
  });
}

function wrapped(text: string, width: number): string[] {
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && line.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines;
}
