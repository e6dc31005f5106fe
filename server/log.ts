import type { Log } from '../mail/shared/log.ts';

export { codeOf, type Log, type LogDetails } from '../mail/shared/log.ts';

/** One JSON line an event, for programs to read. */
export function jsonLog(write: (line: string) => void = (line) => process.stdout.write(line)): Log {
  return (event, details = {}) => write(`${JSON.stringify({ time: new Date().toISOString(), event, ...details })}\n`);
}

/**
 * Where the code threw an error, `routes.ts:12:5`; the message before it is skipped, which may repeat what was entered.
 * Undefined where the error does not say.
 */
export function placeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !error.stack?.includes(error.message)) return undefined;
  const frames = error.stack.slice(error.stack.indexOf(error.message) + error.message.length);
  return /[^/\\(\s]+:\d+:\d+(?=\)?$)/mu.exec(frames)?.[0];
}
