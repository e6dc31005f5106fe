import { defineCommand } from './cli/command.ts';
import { ORDERS, orderFlags, readOrder } from './submissions/order.ts';
import { runOrder } from './submissions/run.ts';

export default defineCommand({
  name: 'submissions',
  about: {
    de: 'Zeigt, was Besucherinnen und Besucher gesandt haben, schreibt es in eine Datei, löscht es oder sichert die ganze Datenbank. Arbeitet mit denselben Einstellungen wie der Server und neben ihm.',
    en: 'Shows what visitors have sent, writes it to a file, deletes it, or backs up the whole database. Works with the settings of the server, and beside it.',
  },
  operands: ORDERS,
  flags: orderFlags,
  isInSite: true,
  exits: [
    { de: 'erledigt', en: 'done' },
    { de: 'nichts gefunden oder nicht möglich', en: 'nothing found or not possible' },
  ],
  run: ({ flags, operands, language }) => runOrder(readOrder(operands, flags), language),
});
