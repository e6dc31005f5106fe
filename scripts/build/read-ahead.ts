import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { documentOf } from '../../src/documents/documents.ts';
import type { HandedFacts, KeptFacts } from '../../src/files/kept-facts.ts';
import type { ContentFile } from '../../src/pipeline/read/content.ts';
import { PAGES_THREAD } from '../bundle.mjs';

/** A thread reads so many pages at a time. */
const PORTION = 250;
/** It takes as long to start as it takes to read half as many. */
const WORTH = 1000;

/** What a thread is told when it starts. */
export interface PagesThread {
  folder: string;
  /** paths of all files but pages */
  others: readonly string[];
}

/**
 * Has threads, at most one for each processor, find out what is not known yet of the pages of a site. Where one fails, what it has
 * not read is read later, page by page, and so is every page that is not sound.
 *
 * @returns how many pages were read
 */
export async function readAhead(
  folder: string,
  files: readonly ContentFile[],
  facts: KeptFacts,
  processors = availableParallelism(),
): Promise<number> {
  const isPage = ({ path }: ContentFile) => documentOf(path) === 'page';
  const unknown = files.filter((file) => !facts.has(file) && isPage(file)).map(({ path }) => path);
  const threads = Math.min(processors, Math.floor(unknown.length / WORTH));
  if (threads < 2) return 0;
  const others = files.filter((file) => !isPage(file)).map(({ path }) => path);
  const portions = portionsOf(unknown);
  const read = Array.from({ length: threads }, () => readIn({ folder, others }, portions, facts));
  return (await Promise.all(read)).reduce((sum, pages) => sum + pages);
}

const portionsOf = (paths: readonly string[]) =>
  Array.from({ length: Math.ceil(paths.length / PORTION) }, (_, index) =>
    paths.slice(index * PORTION, (index + 1) * PORTION),
  );

/** Starts a thread, which takes portions until there are none. */
function readIn(workerData: PagesThread, portions: string[][], facts: KeptFacts): Promise<number> {
  const worker = new Worker(new URL('../run.mjs', import.meta.url), { workerData, argv: [PAGES_THREAD] });
  let pages = 0;
  return new Promise((resolve) => {
    const next = () => {
      const portion = portions.shift();
      if (portion) worker.postMessage(portion);
      else void worker.terminate();
    };
    worker.on('message', (handed: HandedFacts) => {
      next();
      pages += facts.take(handed);
    });
    // What it has failed with shows when the pages are read later.
    worker.on('error', () => {});
    worker.on('exit', () => resolve(pages));
    next();
  });
}
