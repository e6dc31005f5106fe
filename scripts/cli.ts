import { parseArgs, styleText } from 'node:util';
import { github } from '../src/findings/formats/github.ts';
import { json } from '../src/findings/formats/json.ts';
import { pretty } from '../src/findings/formats/pretty.ts';
import type { Paint, Report } from '../src/findings/formats/report.ts';
import { sarif } from '../src/findings/formats/sarif.ts';
import type { Language } from '../src/findings/messages/message.ts';

/** The user called a command with words that it does not know: exit code 2. */
export class UsageError extends Error {}

/** A command could not look at everything that it was to look at: exit code 2, never 0 or 1, and one sentence. */
export class IncompleteError extends Error {}

/** How a command is called and what it does, for `--help` and after wrong usage. */
export type Usage = string | Record<Language, string>;

const FORMATS = ['pretty', 'json', 'github', 'sarif'] as const;
export type Format = (typeof FORMATS)[number];

type Options = Record<string, { type: 'string' | 'boolean' }>;

/** Reads `--name value` and `--name` flags. Throws a `UsageError` that names what it does not know. */
export function readFlags<T extends Options>(options: T, args = process.argv.slice(2)) {
  return wellUsed(() => parseArgs({ args, options, allowPositionals: false }).values);
}

/** As `readFlags`, for a command that takes words beside them. */
export function readArguments<T extends Options>(options: T, args = process.argv.slice(2)) {
  return wellUsed(() => parseArgs({ args, options, allowPositionals: true }));
}

function wellUsed<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

export function languageOf(value: string | undefined): Language {
  if (value === undefined || value === 'de' || value === 'en') return value ?? 'de';
  throw new UsageError(`--lang ${value}: de | en`);
}

export function formatOf(value: string | undefined): Format {
  const format = FORMATS.find((known) => known === (value ?? 'pretty'));
  if (!format) throw new UsageError(`--format ${value}: ${FORMATS.join(' | ')}`);
  return format;
}

const colourful: Paint = (style, text) => styleText(style, text);
const plain: Paint = (_, text) => text;

/** Colours only on a terminal that wants them. */
export const paintOfTerminal = (): Paint => (process.stdout.isTTY && !process.env.NO_COLOR ? colourful : plain);

export function printReport(report: Report, format: Format) {
  const text = {
    pretty: () => pretty(report, paintOfTerminal()),
    json: () => json(report),
    github: () => github(report),
    sarif: () => sarif(report),
  }[format]();
  if (text !== '') process.stdout.write(`${text}\n`);
}

/**
 * Runs a command and sets the exit code: what it returns, 0 after `--help`, 2 for wrong usage (with the usage text), for
 * a run that could not be completed, and for anything unforeseen.
 */
export async function run(usage: Usage, command: () => Promise<number> | number, args = process.argv.slice(2)) {
  if (answeredHelp(usage, args)) return;
  try {
    process.exitCode = await command();
  } catch (error) {
    process.exitCode = 2;
    const message = error instanceof Error ? error.message : String(error);
    if (error instanceof UsageError) process.stderr.write(`${message}\n\n${usageText(usage, args)}\n`);
    else if (error instanceof IncompleteError) process.stderr.write(`${message}\n`);
    else process.stderr.write(`${error instanceof Error ? (error.stack ?? message) : message}\n`);
  }
}

/** Prints how a command is called where that was asked. */
export function answeredHelp(usage: Usage, args = process.argv.slice(2)): boolean {
  const isAsked = args.includes('--help') || args.includes('-h');
  if (isAsked) process.stdout.write(`${usageText(usage, args)}\n`);
  return isAsked;
}

const usageText = (usage: Usage, args: readonly string[]) =>
  typeof usage === 'string' ? usage : usage[askedLanguage(args)];

/** The language of the usage text, which is needed before, and where, the flags cannot be read. */
function askedLanguage(args: readonly string[]): Language {
  const flag = args.indexOf('--lang');
  return (args[flag + 1] === 'en' && flag !== -1) || args.includes('--lang=en') ? 'en' : 'de';
}
