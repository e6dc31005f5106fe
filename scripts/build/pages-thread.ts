import { parentPort, workerData } from 'node:worker_threads';
import { lookAtFile } from '../../src/files/content.ts';
import { KeptFacts } from '../../src/files/kept-facts.ts';
import { siteReader } from '../../src/pipeline/compile.ts';
import type { PagesThread } from './read-ahead.ts';

/** A thread that finds out what there is to know of pages: it is told paths, and answers with their facts. */
const { folder, others }: PagesThread = workerData;
const facts = new KeptFacts();
const reader = siteReader(facts);
const around = others.map((path) => lookAtFile(folder, path));

parentPort?.on('message', (paths: string[]) => {
  reader.read([...around, ...paths.map((path) => lookAtFile(folder, path))]);
  const handed = facts.give();
  parentPort?.postMessage(handed, [handed.records.buffer]);
});
