import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { readOrder, runOutbox } from '../server/mail/outbox-command.ts';
import { outboxWords } from '../server/mail/outbox-words.ts';
import { mailQueue } from '../server/mail/queue.ts';
import { languageOf, readArguments, run, UsageError } from './cli.ts';

const USAGE = `npm run outbox -- list | retry KENNUNG… | delete KENNUNG… [--lang de|en]
  Zeigt E-Mails, die noch nicht zugestellt sind, versucht sie noch einmal oder löscht sie.
  Statt einer Kennung steht „dead“ für alle aufgegebenen. Der Server kann dabei laufen.`;

await run(USAGE, async () => {
  const { values, positionals } = readArguments({ lang: { type: 'string' } });
  const language = languageOf(values.lang);
  const order = readOrder(positionals);
  if (!order) throw new UsageError(positionals.join(' ') || 'outbox');
  const { DATA_DIR = '.data', DATABASE_URL, DATABASE_AUTH_TOKEN: authToken } = process.env;
  const file = join(resolve(DATA_DIR), 'site.db');
  if (!DATABASE_URL && !existsSync(file)) {
    process.stderr.write(`${outboxWords[language].noDatabase(file)}\n`);
    return 1;
  }
  const url = DATABASE_URL || pathToFileURL(file).href;
  const database = createClient({ url, timeout: 5_000, ...(authToken && { authToken }) });
  const { text, failed } = await runOutbox(order, mailQueue(database), language, Date.now());
  database.close();
  process.stdout.write(`${text}\n`);
  return failed ? 1 : 0;
});
