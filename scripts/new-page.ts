import { defineCommand } from './cli/command.ts';
import { pagesFlag } from './cli/flags.ts';
import { pageFlags } from './new-page/answers.ts';
import { newPage } from './new-page/create.ts';

export default defineCommand({
  name: 'new-page',
  about: {
    de: 'Legt eine Seite mit Beispieltexten an, die sofort gültig ist. Im Terminal wird gefragt, was fehlt; sonst sind --path und --title nötig.',
    en: 'Creates a page with sample copy that is valid at once. In a terminal it asks for what is missing; else --path and --title are needed.',
  },
  flags: { ...pageFlags, pages: pagesFlag },
  exits: [
    { de: 'angelegt', en: 'created' },
    { de: 'nicht angelegt, oder Fehler auf der Website', en: 'not created, or errors on the site' },
  ],
  run: ({ flags, language }) => newPage(flags, language),
});
