import { existsSync } from 'node:fs';
import { mailQueue } from '../mail/delivery/queue.ts';
import { readOrder, runOutbox } from '../mail/outbox/command.ts';
import { outboxWords } from '../mail/outbox/words.ts';
import { openDatabase } from '../server/database.ts';
import { environment } from '../server/environment.ts';
import { readSettings } from '../server/settings.ts';
import { languageOf, readArguments, run, UsageError } from './cli.ts';

const USAGE = {
  de: `npm run outbox -- list | retry KENNUNG… | delete KENNUNG… [--lang de|en]
  Zeigt E-Mails, die noch nicht zugestellt sind, versucht sie noch einmal oder löscht sie.
  Statt einer Kennung steht „dead“ für alle aufgegebenen. Der Server kann dabei laufen.`,
  en: `npm run outbox -- list | retry ID… | delete ID… [--lang de|en]
  Shows mails that are not yet delivered, tries them once more or deletes them.
  Instead of an id, "dead" stands for all that were given up. The server may be running.`,
};

await run(USAGE, async () => {
  const { values, positionals } = readArguments({ lang: { type: 'string' } });
  const language = languageOf(values.lang);
  const order = readOrder(positionals);
  if (!order) throw new UsageError(positionals.join(' ') || 'outbox');
  const settings = readSettings(environment());
  if ('problem' in settings) throw new UsageError(settings.problem);
  const { file } = settings.database;
  if (file && !existsSync(file)) {
    process.stderr.write(`${outboxWords[language].noDatabase(file)}\n`);
    return 1;
  }
  const database = openDatabase(settings.database);
  const { text, failed } = await runOutbox(order, mailQueue(database), language, Date.now());
  await database.close();
  process.stdout.write(`${text}\n`);
  return failed ? 1 : 0;
});
