import { parseArgs, styleText } from 'node:util';
import { github } from '../src/pipeline/formats/github.ts';
import { json } from '../src/pipeline/formats/json.ts';
import { type Paint, pretty } from '../src/pipeline/formats/pretty.ts';
import type { Report } from '../src/pipeline/formats/report.ts';
import type { Language } from '../src/pipeline/messages/message.ts';

/** The user called a command with words that it does not know: exit code 2. */
export class UsageError extends Error {}

const FORMATS = ['pretty', 'json', 'github'] as const;
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
  }[format]();
  if (text !== '') process.stdout.write(`${text}\n`);
}

/**
 * Runs a command and sets the exit code: what it returns, 2 for wrong usage (with the usage text), 1 for anything
 * unforeseen.
 */
export async function run(usage: string, command: () => Promise<number> | number) {
  try {
    process.exitCode = await command();
  } catch (error) {
    if (error instanceof UsageError) {
      process.stderr.write(`${error.message}\n\n${usage}\n`);
      process.exitCode = 2;
      return;
    }
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exitCode = 1;
  }
}
