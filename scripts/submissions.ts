import { existsSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { type Database, openDatabase } from '../server/database.ts';
import { environment } from '../server/environment.ts';
import { codeOf } from '../server/log.ts';
import { readSettings } from '../server/settings.ts';
import { csv, json, list } from '../server/submissions/formats.ts';
import { deleteSubmissions, findSubmissions } from '../server/submissions/query.ts';
import { submissionWords } from '../server/submissions/words.ts';
import { languageOf, run, UsageError } from './cli.ts';
import { readWish, type Wish } from './submissions.wish.ts';

const USAGE = {
  de: `npm run submissions -- list   [AUSWAHL]
npm run submissions -- export [AUSWAHL] [--format csv|json] [--out DATEI]
npm run submissions -- delete  AUSWAHL  [--yes]
  AUSWAHL: IDs, --form NAME, --since 2026-01-31, --email ADRESSE. Dazu überall --lang de|en.
  Arbeitet mit denselben Einstellungen wie der Server und neben ihm.
  Ende mit 0: erledigt, 1: nichts gefunden oder nicht möglich, 2: falsch aufgerufen.`,
  en: `npm run submissions -- list   [CHOICE]
npm run submissions -- export [CHOICE] [--format csv|json] [--out FILE]
npm run submissions -- delete  CHOICE  [--yes]
  CHOICE: ids, --form NAME, --since 2026-01-31, --email ADDRESS. Beside them --lang de|en.
  Works with the settings of the server, and beside it.
  Exit 0: done, 1: nothing found or not possible, 2: wrong usage.`,
};

await run(USAGE, async () => {
  const wish = readWish(process.argv.slice(2));
  const words = submissionWords[languageOf(wish.lang)];
  const settings = readSettings(environment());
  if ('problem' in settings) throw new UsageError(settings.problem);
  const database = openDatabase(settings.database);
  try {
    return await perform(wish, database, words);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    process.stderr.write(`${words.unreachable(codeOf(error))}\n`);
    return 1;
  } finally {
    await database.close();
  }
});

type Words = (typeof submissionWords)['de'];

async function perform(wish: Wish, database: Database, words: Words): Promise<number> {
  const found = await findSubmissions(database, wish.filter);
  if (found.length === 0 && wish.command !== 'export') return fail(words.none);
  if (wish.command === 'list') {
    process.stdout.write(list(found));
    return 0;
  }
  if (wish.command === 'export') {
    const text = wish.format === 'json' ? json(found) : csv(found);
    return write(text, wish.out, words, found.length);
  }
  if (!wish.yes && !(await isConfirmed(words, found.length))) return fail(words.nothingDeleted);
  const ids = found.map(({ id }) => id);
  process.stdout.write(`${words.deleted(await deleteSubmissions(database, ids))}\n`);
  return 0;
}

function write(text: string, file: string | undefined, words: Words, count: number): number {
  if (file === undefined) {
    process.stdout.write(text);
    return 0;
  }
  if (existsSync(file)) return fail(words.exists(file));
  writeFileSync(file, text, { mode: 0o600, flag: 'wx' });
  process.stderr.write(`${words.written(count, file)}\n`);
  return 0;
}

async function isConfirmed(words: Words, count: number): Promise<boolean> {
  if (!process.stdin.isTTY) throw new UsageError('delete: --yes');
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(words.confirm(count));
  terminal.close();
  return words.yes.includes(answer.trim().toLowerCase());
}

function fail(text: string): number {
  process.stderr.write(`${text}\n`);
  return 1;
}
