import { codeOf, type Log } from '../shared/log.ts';
import { MINUTE_MS } from '../shared/time.ts';
import { failureOf, INTERRUPTED } from './failure.ts';
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
const REST_MS = MINUTE_MS;

/** Empties the queue, at once and whenever something is due; every message ends delivered or in the dead letter. */
export function mailWorker(deps: WorkerDeps) {
  const { queue, log, now } = deps;
  const halt = new AbortController();
  const attempt = attemptWith(deps, halt.signal);
  const queueFailed = (error: unknown) => log('mail-queue-failed', { code: codeOf(error) });

  /** Tries everything that is due by now, once. */
  const runDue = async () => {
    while (!rounds.isStopping()) {
      const messages = await queue.claim(TOGETHER, now());
      if (messages.length === 0) return;
      await Promise.all(messages.map((message) => attempt(message).catch(queueFailed)));
    }
  };
  const rounds = repeated(async () => {
    try {
      await runDue();
      return Math.max(0, ((await queue.nextDue()) ?? Infinity) - now());
    } catch (error) {
      queueFailed(error);
      return REST_MS;
    }
  });

  return {
    runDue,
    /** Looks at the queue now rather than at the next time something is due. */
    wake: rounds.wake,
    /** Lets running deliveries end; what is cut off after `graceMs` stays in the queue and is tried again later. */
    stop: async (graceMs = 5_000) => {
      const limit = setTimeout(() => halt.abort(), graceMs);
      await rounds.stop();
      clearTimeout(limit);
    },
  };
}

/**
 * Does `work` when it is woken, once more where it is woken meanwhile, and again after the milliseconds that `work`
 * resolves with. `stop` resolves when the work under way has ended.
 */
function repeated(work: () => Promise<number>) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let wanted = false;
  let stopping = false;

  const run = async () => {
    let rest = REST_MS;
    while (wanted && !stopping) {
      wanted = false;
      rest = await work();
    }
    running = undefined;
    if (!stopping) timer = setTimeout(wake, Math.min(REST_MS, rest)).unref();
  };
  const wake = () => {
    wanted = true;
    if (running || stopping) return;
    clearTimeout(timer);
    running = run();
  };
  const stop = async () => {
    stopping = true;
    clearTimeout(timer);
    await running;
  };
  return { wake, stop, isStopping: () => stopping };
}

/** One attempt to deliver a message that was claimed; what fails for good or for the last time is given up. */
function attemptWith({ queue, deliver, log, now }: WorkerDeps, signal: AbortSignal) {
  const giveUp = async ({ id, kind, attempts }: QueuedMessage, code: string, answer: string) => {
    await queue.bury(id, answer, now());
    log('mail-dead-letter', { id, kind, attempts, code });
  };
  return async (message: QueuedMessage) => {
    const { id, kind, attempts } = message;
    if (attempts > MAX_ATTEMPTS) return giveUp(message, INTERRUPTED, INTERRUPTED);
    try {
      await deliver(message, signal);
    } catch (error) {
      const { permanent, code, response } = failureOf(error);
      if (permanent || attempts === MAX_ATTEMPTS) return giveUp(message, code, response);
      log('mail-retry', { id, kind, attempts, code });
      return queue.note(id, response);
    }
    await queue.delivered(id);
    log('mail-delivered', { id, kind, attempts });
  };
}
