import type { JsonPath } from '../documents/json.ts';
import type { Severity } from './messages/message.ts';
import type { FindingCode, FindingDetails } from './messages/messages.ts';

/**
 * Where in a file a problem is, before its line is known: at a value (or at a `part` of its text, the first one or the
 * one at index `from`), at a property's name, or at an offset.
 */
export type Spot =
  | { at: 'value'; path: JsonPath; part?: string | undefined; from?: number | undefined }
  | { at: 'key'; path: JsonPath }
  | { at: 'offset'; offset: number; length: number; path?: JsonPath }
  | { at: 'file' };

/** A piece of a file's text, and what to write in its place. */
export interface Edit {
  offset: number;
  length: number;
  text: string;
}

/**
 * What fixes a problem without anyone having to choose; whatever leaves a choice is only suggested (`nearest`). Either
 * a text in place of what the spot marks, JSON in place of it, edits of the file's text, an entry of a list that goes before
 * its first; the property that the spot marks moved into the group of a name beside it, or taken away so that what is in it
 * stays; its value exchanged for that of the property of a name beside it; or in place of the value that the spot marks, what the file has there at a path inside it, between two pieces.
 */
export type Fix =
  | { write: string }
  | { json: string }
  | { edits: readonly Edit[] }
  | { moveToFront: JsonPath }
  | { moveInto: string }
  | { unwrap: true }
  | { swapWith: string }
  | { inner: JsonPath; between: readonly [string, string] };

/** A problem as a stage reports it; `locateFindings` makes a `Finding` of it. */
export type Problem = {
  [Code in FindingCode]: {
    code: Code;
    file: string;
    spot: Spot;
    details: FindingDetails<Code>;
    /** what the author may write instead, best first */
    nearest?: string | undefined;
    expected?: string | undefined;
    received?: string | undefined;
    fix?: Fix | undefined;
    /** how many more of this code the file has that are left out */
    further?: number;
    /** where a page asks for the shared section that this is about */
    inUse?: { file: string; path: JsonPath } | undefined;
  };
}[FindingCode];

/** Where a problem is. Lines and columns count from 1, columns in UTF-16 units. */
export interface Place {
  severity: Severity;
  /** path below the pages folder, with `/` */
  file: string;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  /** JSON pointer (RFC 6901) of the value, or of the property named */
  pointer: string;
  /** the block it is in: its place on the page counted from 0 and what it calls itself */
  block?: { index: number; type: string | undefined };
  expected?: string | undefined;
  received?: string | undefined;
  nearest?: string | undefined;
  /** how many more of this code the file has that are not listed */
  further?: number;
  /** edits of the file that fix it; only where they leave nothing to choose */
  fix?: readonly Edit[] | undefined;
}

/** A problem, located: data only, its words are in `messages/`. */
export type Finding<Code extends FindingCode = FindingCode> = {
  [K in Code]: Place & { code: K; details: FindingDetails<K> };
}[Code];

/** The result of a stage: its value and every problem that it found; a stage never stops at the first. */
export interface Staged<T> {
  value: T;
  problems: Problem[];
}

/** A finding that was fixed, and what was written in place of what. */
export interface FixedFinding {
  finding: Finding;
  changes: ReadonlyArray<{ from: string; to: string }>;
}
