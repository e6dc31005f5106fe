import { codeOf, type Log } from '../shared/log.ts';
import { failureOf } from './failure.ts';
import { MAX_ATTEMPTS, type MailQueue, type QueuedMessage } from './queue.ts';
import type { Deliver } from './smtp.ts';

export interface WorkerDeps {
  queue: MailQueue;
  deliver: Deliver;
  log: Log;
  now: () => number;
}

/** Deliveries at the same time. */
const TOGETHER = 4;
/** The longest rest: another process may have put something into the queue. */
const REST_MS = 60_000;

/** Empties the queue, at once and whenever something is due; every message ends delivered or in the dead letter. */
export function mailWorker({ queue, deliver, log, now }: WorkerDeps) {
  const halt = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let wanted = false;
  let stopping = false;

  const attempt = attemptWith({ queue, deliver, log, now }, halt.signal);
  const queueFailed = (error: unknown) => log('mail-queue-failed', { code: codeOf(error) });

  /** Tries everything that is due by now, once. */
  const runDue = async () => {
    while (!stopping) {
      const messages = await queue.claim(TOGETHER, now());
      if (messages.length === 0) return;
      await Promise.all(messages.map((message) => attempt(message).catch(queueFailed)));
    }
  };

  const round = async () => {
    wanted = false;
    let next: number | undefined;
    try {
      await runDue();
      next = await queue.nextDue();
    } catch (error) {
      queueFailed(error);
    }
    running = undefined;
    if (stopping) return;
    if (wanted) return wake();
    timer = setTimeout(wake, Math.min(REST_MS, Math.max(0, (next ?? Infinity) - now()))).unref();
  };

  const wake = () => {
    if (stopping) return;
    wanted = true;
    if (running) return;
    clearTimeout(timer);
    running = round();
  };

  return {
    runDue,
    /** Looks at the queue now rather than at the next time something is due. */
    wake,
    /** Lets running deliveries end; what is cut off after `graceMs` stays in the queue and is tried again later. */
    stop: async (graceMs = 5_000) => {
      stopping = true;
      clearTimeout(timer);
      const limit = setTimeout(() => halt.abort(), graceMs);
      await running;
      clearTimeout(limit);
    },
  };
}

/** One attempt to deliver a message that was claimed; what fails for good or for the last time is given up. */
function attemptWith({ queue, deliver, log, now }: WorkerDeps, signal: AbortSignal) {
  const giveUp = async ({ id, kind, attempts }: QueuedMessage, code: string, answer: string) => {
    await queue.bury(id, answer, now());
    log('mail-dead-letter', { id, kind, attempts, code });
  };
  return async (message: QueuedMessage) => {
    const { id, kind, attempts } = message;
    if (attempts > MAX_ATTEMPTS) return giveUp(message, 'interrupted', 'Der letzte Versuch wurde unterbrochen.');
    try {
      await deliver(message, signal);
    } catch (error) {
      const { permanent, code, said } = failureOf(error);
      if (permanent || attempts === MAX_ATTEMPTS) return giveUp(message, code, said);
      log('mail-retry', { id, kind, attempts, code });
      return queue.note(id, said);
    }
    await queue.delivered(id);
    log('mail-delivered', { id, kind, attempts });
  };
}
