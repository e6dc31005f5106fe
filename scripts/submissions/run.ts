import { closeSync, fsyncSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { FROM_BACKUP } from '../../mail/delivery/failure.ts';
import { outboxOf } from '../../mail/delivery/outlet.ts';
import { mailQueue } from '../../mail/delivery/queue.ts';
import { type Database, openDatabase } from '../../server/database.ts';
import { environment } from '../../server/environment.ts';
import { codeOf } from '../../server/log.ts';
import { databaseProblem, readSettings, unusableDatabase } from '../../server/settings.ts';
import { csv, json, list } from '../../server/submissions/formats.ts';
import { deleteSubmissions, findSubmissions } from '../../server/submissions/query.ts';
import { submissionWords } from '../../server/submissions/words.ts';
import { writeFile } from '../../src/files/write.ts';
import { UsageError } from '../../src/findings/errors.ts';
import type { Language } from '../../src/findings/messages/message.ts';
import { canAsk, confirm } from '../cli/ask.ts';
import { fail } from '../cli/command.ts';
import type { Order } from './order.ts';

type Words = (typeof submissionWords)['de'];

/** Does what an order says in the database that the server's settings name. Returns the exit code. */
export async function runOrder(order: Order, language: Language): Promise<number> {
  const words = submissionWords[language];
  const settings = readSettings(environment());
  if ('problem' in settings) throw new UsageError(settings.problem);
  const problem = databaseProblem(settings.database);
  if (problem) return fail(problem[language]);
  if (order.command === 'backup' && settings.database.file === undefined) return fail(words.remote);
  const database = openDatabase(settings.database);
  try {
    return await perform(order, database, language, outboxOf(settings.dataDir));
  } catch (error) {
    if (error instanceof UsageError) throw error;
    return fail(unusableDatabase(codeOf(error))[language]);
  } finally {
    await database.close();
  }
}

/** @param outbox folder of mail that is not sent */
async function perform(order: Order, database: Database, language: Language, outbox: string): Promise<number> {
  const words = submissionWords[language];
  const found = await findSubmissions(database, order.filter);
  if (order.command === 'backup') return backUp(database, order.out, words, found.length);
  if (found.length === 0 && order.command !== 'export') return fail(words.none);
  if (order.command === 'list') {
    process.stdout.write(list(found));
    return 0;
  }
  if (order.command === 'export') {
    const text = order.format === 'json' ? json(found) : csv(found);
    return write(text, order.out, words, found.length);
  }
  if (!order.yes && !canAsk()) throw new UsageError('delete: --yes');
  if (!order.yes && !(await confirm(words.confirm(found.length), language))) return fail(words.nothingDeleted);
  const ids = found.map(({ id }) => id);
  process.stdout.write(`${words.deleted(await deleteSubmissions(database, ids, outbox))}\n`);
  return 0;
}

async function write(text: string, file: string | undefined, words: Words, count: number): Promise<number> {
  if (file !== undefined) return writeNew(file, words, count, () => writeFileSync(file, text));
  process.stdout.write(text);
  return 0;
}

/**
 * The whole database as of one moment; nothing that was deleted is in the copy. Mail that waits is given up there: a server
 * that is started with the copy would send it once more.
 */
async function backUp(database: Database, file: string, words: Words, count: number): Promise<number> {
  return writeNew(file, words, count, async () => {
    await database.execute('VACUUM INTO ?', [file]);
    const copy = createClient({ url: pathToFileURL(file).href });
    try {
      await mailQueue(copy).buryAll(FROM_BACKUP, Date.now());
    } finally {
      copy.close();
    }
  });
}

/** Fills a new file for this account alone. One that cannot be filled is removed: half an export or backup is none. */
async function writeNew(file: string, words: Words, count: number, fill: () => unknown): Promise<number> {
  try {
    writeFile(file, '', { isNew: true, mode: 0o600 });
  } catch (error) {
    return fail(codeOf(error) === 'EEXIST' ? words.exists(file) : words.unwritable(file, codeOf(error)));
  }
  try {
    await fill();
    sync(file);
  } catch (error) {
    rmSync(file);
    return fail(words.unwritable(file, codeOf(error)));
  }
  process.stderr.write(`${words.written(count, file)}\n`);
  return 0;
}

function sync(file: string) {
  const descriptor = openSync(file, 'r+');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
