import { parentPort, workerData } from 'node:worker_threads';
import { SiteChecker } from './checker.ts';
import type { ChecksMessage } from './checks.ts';

/** The thread that checks the whole site: at first, and after every change. Changes that wait are checked together. */
const checker = new SiteChecker(workerData);
let waiting: ChecksMessage[] = [];

parentPort?.postMessage(checker.check());
checker.keep();
parentPort?.on('message', (message: ChecksMessage) => {
  waiting.push(message);
  if (waiting.length === 1) setImmediate(checkWaiting);
});

function checkWaiting() {
  const messages = waiting;
  waiting = [];
  const paths = messages.map(({ path }) => path).filter((path) => path !== undefined);
  const isListed = messages.some((message) => message.isListed);
  const isAsked = messages.some(({ path }) => path === undefined);
  const state = checker.update(paths, isListed) ?? (isAsked ? checker.check(isListed) : undefined);
  if (state) parentPort?.postMessage(state);
}
