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

/** The checks of the whole site, in a thread of their own: a save is shown meanwhile. */
export class Checks {
  readonly #worker: Worker;
  #lists: Array<(list: PageState[]) => void> = [];
  #isListed = false;
  #isEnded = false;

  /** @param onState is told what is known of the site, at first and after every change */
  constructor(options: ThreadOptions, onState: (state: SiteState) => void) {
    const { checks: _, thread, ...workerData } = options;
    this.#worker = new Worker(thread, { workerData });
    this.#worker.unref();
    this.#worker.on('message', (state: SiteState) => {
      onState(state);
      if (state.list) this.#answer(state.list);
    });
    this.#worker.on('error', (error) => {
      onState(unchecked(failureText(failureOf(error))));
      this.#isEnded = true;
      this.#answer([]);
    });
  }

  /** Checks the site again if this file, relative to the pages folder, has changed. */
  update(path: string) {
    this.#send({ path, isListed: this.#isListed });
  }

  /** Every page with its problems. From then on it comes with every state. */
  list(): Promise<PageState[]> {
    this.#isListed = true;
    this.#send({ path: undefined, isListed: true });
    return new Promise((resolve) => (this.#isEnded ? resolve([]) : this.#lists.push(resolve)));
  }

  async end() {
    await this.#worker.terminate();
  }

  #send(message: ChecksMessage) {
    this.#worker.postMessage(message);
  }

  #answer(list: PageState[]) {
    for (const resolve of this.#lists) resolve(list);
    this.#lists = [];
  }
}
