/** The visitor's decision, as it is kept in the browser's storage (R-CONSENT-2). */
export interface ConsentRecord {
  necessary: true;
  /** whether content of other hosts may be loaded */
  external: boolean;
  /** when the visitor decided, in milliseconds */
  timestamp: number;
  version: string;
}

/** Parses a stored record, of whatever version; undefined where the text is not one. */
export function parseRecord(text: string): ConsentRecord | undefined {
  const value = parse(text);
  if (typeof value !== 'object' || value === null) return undefined;
  if (!('necessary' in value && 'external' in value && 'timestamp' in value && 'version' in value)) return undefined;
  const { necessary, external, timestamp, version } = value;
  if (necessary !== true || typeof external !== 'boolean' || typeof version !== 'string') return undefined;
  if (typeof timestamp !== 'number' || !Number.isFinite(timestamp)) return undefined;
  return { necessary, external, timestamp, version };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
