import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, openDatabase } from '../server/database.ts';
import { environment } from '../server/environment.ts';
import { codeOf } from '../server/log.ts';
import { readSettings } from '../server/settings.ts';
import { csv, json, list } from '../server/submissions/formats.ts';
import { deleteSubmissions, findSubmissions } from '../server/submissions/query.ts';
import { submissionWords } from '../server/submissions/words.ts';
import { writeFile } from '../src/files/write.ts';
import { UsageError } from '../src/findings/errors.ts';
import { canAsk, confirm } from './cli/ask.ts';
import { defineCommand } from './cli/command.ts';
import { type Order, orderFlags, readOrder } from './submissions/order.ts';

type Words = (typeof submissionWords)['de'];

interface Around {
  words: Words;
  /** folder of mail that is not sent */
  outbox: string;
}

export default defineCommand({
  name: 'submissions',
  about: {
    de: 'Zeigt, was Besucherinnen und Besucher gesandt haben, schreibt es in eine Datei oder löscht es. Arbeitet mit denselben Einstellungen wie der Server und neben ihm.',
    en: 'Shows what visitors have sent, writes it to a file or deletes it. Works with the settings of the server, and beside it.',
  },
  operands: { de: 'list | export | delete [KENNUNG…]', en: 'list | export | delete [ID…]' },
  flags: orderFlags,
  exits: [
    { de: 'erledigt', en: 'done' },
    { de: 'nichts gefunden oder nicht möglich', en: 'nothing found or not possible' },
  ],
  async run({ flags, operands, language }) {
    const order = readOrder(operands, flags);
    const words = submissionWords[language];
    const settings = readSettings(environment());
    if ('problem' in settings) throw new UsageError(settings.problem);
    const database = openDatabase(settings.database);
    try {
      return await perform(order, database, { words, outbox: join(settings.dataDir, 'outbox') });
    } catch (error) {
      if (error instanceof UsageError) throw error;
      return fail(codeOf(error) === 'SQLITE_FULL' ? words.full : words.unreachable(codeOf(error)));
    } finally {
      await database.close();
    }
  },
});

async function perform(order: Order, database: Database, { words, outbox }: Around): Promise<number> {
  const found = await findSubmissions(database, order.filter);
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
  if (!order.yes && !(await confirm(words.confirm(found.length)))) return fail(words.nothingDeleted);
  const ids = found.map(({ id }) => id);
  process.stdout.write(`${words.deleted(await deleteSubmissions(database, ids, outbox))}\n`);
  return 0;
}

function write(text: string, file: string | undefined, words: Words, count: number): number {
  if (file === undefined) {
    process.stdout.write(text);
    return 0;
  }
  if (existsSync(file)) return fail(words.exists(file));
  writeFile(file, text, { isNew: true, mode: 0o600 });
  process.stderr.write(`${words.written(count, file)}\n`);
  return 0;
}

function fail(text: string): number {
  process.stderr.write(`${text}\n`);
  return 1;
}
