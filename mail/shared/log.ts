/** What a log line may say beside its event: codes, counts, times. Never what a visitor entered, never an address. */
export type LogDetails = Readonly<Record<string, string | number | boolean>>;

/** Writes one event to the operator's log. */
export type Log = (event: string, details?: LogDetails) => void;

/** What a log may say of an error: its code, else its kind. Its message may repeat an address. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && error.code ? String(error.code) : error.name;
}
