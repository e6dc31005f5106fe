/** What a log line may say beside its event: codes, counts, times. Never what a visitor entered, never an address. */
export type LogDetails = Readonly<Record<string, string | number | boolean>>;
export type Log = (event: string, details?: LogDetails) => void;

/** One JSON line an event, for programs to read. */
export function jsonLog(write: (line: string) => void = (line) => process.stdout.write(line)): Log {
  return (event, details = {}) => write(`${JSON.stringify({ time: new Date().toISOString(), event, ...details })}\n`);
}

export { codeOf } from '../functions/send-confirmation/code-of.ts';
