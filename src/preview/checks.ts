import { Worker } from 'node:worker_threads';
import { failureOf, failureText } from '../findings/failed-page.ts';
import { type PreviewOptions, type SiteState, unchecked } from './checker.ts';
import type { PageState } from './contract.ts';

/** What the thread is told. */
export interface ChecksMessage {
  /** a file that may have changed, relative to the pages folder; undefined where only the list is asked for */
  path: string | undefined;
  isListed: boolean;
}

export interface ThreadOptions extends PreviewOptions {
  /** the file that loads `checks-thread.ts`: a thread has no loader of TypeScript of its own */
  thread: URL;
}

/**
 * The checks of the whole site, in a thread of their own: a save is shown meanwhile. A thread that fails, as where the folder is away
 * for a moment, is followed by a new one as soon as anything is asked of it.
 */
export class Checks {
  readonly #options: ThreadOptions;
  readonly #onState: (state: SiteState) => void;
  /** undefined after it has failed */
  #worker: Worker | undefined;
  #lists: Array<(list: PageState[]) => void> = [];
  #isListed = false;
  #isEnded = false;

  /** @param onState is told what is known of the site, at first and after every change */
  constructor(options: ThreadOptions, onState: (state: SiteState) => void) {
    this.#options = options;
    this.#onState = onState;
    this.#worker = this.#start();
  }

  /** Checks the site again if this file, relative to the pages folder, has changed. */
  update(path: string) {
    this.#send({ path, isListed: this.#isListed });
  }

  /** Every page with its problems; none where they cannot be known now. From then on it comes with every state. */
  list(): Promise<PageState[]> {
    this.#isListed = true;
    return new Promise((resolve) => {
      this.#lists.push(resolve);
      this.#send({ path: undefined, isListed: true });
    });
  }

  async end() {
    this.#isEnded = true;
    await this.#worker?.terminate();
  }

  #start(): Worker {
    const { checks: _, thread, ...workerData } = this.#options;
    const worker = new Worker(thread, { workerData });
    worker.unref();
    worker.on('message', (state: SiteState) => {
      this.#onState(state);
      if (state.list) this.#answer(state.list);
    });
    worker.on('error', (error) => {
      this.#worker = undefined;
      this.#onState(unchecked(failureText(failureOf(error))));
      this.#answer([]);
    });
    return worker;
  }

  #send(message: ChecksMessage) {
    if (this.#isEnded) return this.#answer([]);
    this.#worker ??= this.#start();
    this.#worker.postMessage(message);
  }

  #answer(list: PageState[]) {
    for (const resolve of this.#lists) resolve(list);
    this.#lists = [];
  }
}
