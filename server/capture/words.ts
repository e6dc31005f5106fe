import { fill, fillCounted } from '../../src/words/fill.ts';
import type { ServerWords } from '../../src/words/words.ts';

/** What people read whose browser shows the answer to a post, by the code of the failure; `seconds` until they may try again. */
export function failureWords(code: string, { server }: ServerWords, seconds = 0): { title: string; text: string } {
  const { failures } = server;
  const found = isNamed(code, failures) ? failures[code] : UNREADABLE.has(code) ? failures.unreadable : undefined;
  const { title, text } = found ?? failures.unavailable;
  return { title, text: fill(text, { later: fillCounted(server.later, Math.max(1, Math.ceil(seconds / 60))) }) };
}

const UNREADABLE = new Set(['too-many-fields', 'malformed', 'unsupported-type']);

const isNamed = <F extends object>(code: PropertyKey, failures: F): code is keyof F => Object.hasOwn(failures, code);
