import type { Language } from '../../src/words/language.ts';
import { FROM_BACKUP, INTERRUPTED } from '../delivery/failure.ts';
import type { MailQueue, QueuedMessage } from '../delivery/queue.ts';
import { outboxWords } from './words.ts';

export type OutboxOrder = { verb: 'list' } | { verb: 'retry' | 'delete'; ids: readonly string[] };

/** `list`, or `retry` and `delete` with ids or `dead`; undefined for anything else. */
export function readOrder([verb, ...ids]: readonly string[]): OutboxOrder | undefined {
  if (verb === 'list') return ids.length === 0 ? { verb } : undefined;
  return (verb === 'retry' || verb === 'delete') && ids.length > 0 ? { verb, ids } : undefined;
}

/** Carries an order out and says what came of it; `failed` where an id is unknown. */
export async function runOutbox(order: OutboxOrder, queue: MailQueue, language: Language, now: number) {
  const words = outboxWords[language];
  const messages = await queue.list();
  if (order.verb === 'list') {
    const lines = messages.map((message) => lineOf(message, words));
    return { text: lines.length === 0 ? words.empty : lines.join('\n'), failed: false };
  }
  const dead = messages.filter((message) => message.dead !== undefined).map(({ id }) => id);
  const ids = order.ids.flatMap((id) => (id === DEAD ? dead : [id]));
  const known = new Set(messages.map(({ id }) => id));
  const unknown = ids.filter((id) => !known.has(id));
  if (unknown.length > 0) return { text: words.unknown(unknown), failed: true };
  const count = ids.length === 0 ? 0 : await (order.verb === 'retry' ? queue.retry(ids, now) : queue.remove(ids));
  return { text: words.done[order.verb](count), failed: false };
}

/** Stands for everything in the dead letter. */
const DEAD = 'dead';

function lineOf({ id, kind, to, created, attempts, due, dead, problem }: QueuedMessage, words: Words): string {
  const state = dead === undefined ? words.waiting(timeOf(due)) : words.dead(timeOf(dead));
  const ours = new Map([
    [INTERRUPTED, words.interrupted],
    [FROM_BACKUP, words.fromBackup],
  ]);
  const answer = ours.get(problem) ?? problem;
  const parts = [id, timeOf(created), words.kinds[kind], to, state, words.attempts(attempts), answer];
  return parts
    .filter((part) => part !== '')
    .join('  ')
    .replaceAll(/\p{Cc}+/gu, ' ');
}

type Words = (typeof outboxWords)['de'];

const timeOf = (time: number) => new Date(time).toISOString().slice(0, 16).replace('T', ' ');
