import { parentPort, workerData } from 'node:worker_threads';
import { Batch } from './batch.ts';
import { SiteChecker } from './checker.ts';
import type { ChecksMessage } from './checks.ts';

/** How long after a save the site is checked, in milliseconds: on two cores a check takes one from the browser that draws the page. */
const PAUSE = 300;

/** The thread that checks the whole site: at first, and after every change, once the changed page has been shown. */
const checker = new SiteChecker(workerData);

parentPort?.postMessage(checker.check());
checker.keep();
const messages = new Batch<ChecksMessage>(PAUSE, ({ path }) => path === undefined, check);
parentPort?.on('message', (message: ChecksMessage) => messages.add(message));

function check(messages: readonly ChecksMessage[]) {
  const paths = messages.map(({ path }) => path).filter((path) => path !== undefined);
  const isListed = messages.some((message) => message.isListed);
  const isAsked = messages.some(({ path }) => path === undefined);
  const state = checker.update(paths, isListed) ?? (isAsked ? checker.check(isListed) : undefined);
  if (state) parentPort?.postMessage(state);
}
