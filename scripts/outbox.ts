import { mailQueue } from '../mail/delivery/queue.ts';
import { readOrder, runOutbox } from '../mail/outbox/command.ts';
import { openDatabase } from '../server/database.ts';
import { environment } from '../server/environment.ts';
import { codeOf } from '../server/log.ts';
import { databaseProblem, readSettings, unusableDatabase } from '../server/settings.ts';
import { UsageError } from '../src/findings/errors.ts';
import { unknownChoice } from './cli/arguments.ts';
import { defineCommand, fail } from './cli/command.ts';

const ORDERS = { de: 'list | retry KENNUNG… | delete KENNUNG…', en: 'list | retry ID… | delete ID…' };

export default defineCommand({
  name: 'outbox',
  about: {
    de: 'Zeigt E-Mails, die noch nicht zugestellt sind, versucht sie noch einmal oder löscht sie. Statt einer Kennung steht „dead“ für alle aufgegebenen. Der Server kann dabei laufen.',
    en: 'Shows mails that are not yet delivered, tries them once more or deletes them. Instead of an id, "dead" stands for all that were given up. The server may be running.',
  },
  operands: ORDERS,
  flags: {},
  isInSite: true,
  exits: [
    { de: 'erledigt', en: 'done' },
    { de: 'unbekannte Kennung oder keine Datenbank', en: 'unknown id or no database' },
  ],
  async run({ operands, language }) {
    const order = readOrder(operands);
    if (!order) throw unknownChoice(operands, ORDERS);
    const settings = readSettings(environment());
    if ('problem' in settings) throw new UsageError(settings.problem);
    const problem = databaseProblem(settings.database);
    if (problem) return fail(problem[language]);
    const database = openDatabase(settings.database);
    try {
      const { text, failed } = await runOutbox(order, mailQueue(database), language, Date.now());
      if (order.verb === 'delete') await database.scrub();
      process.stdout.write(`${text}\n`);
      return failed ? 1 : 0;
    } catch (error) {
      return fail(unusableDatabase(codeOf(error))[language]);
    } finally {
      await database.close();
    }
  },
});
