import { readContent } from '../src/files/content.ts';
import { compileSite, siteReader } from '../src/pipeline/compile.ts';
import { menuPlaces } from '../src/tools/scaffold/menu-entry.ts';
import { Cancelled } from './cli/ask.ts';
import { defineCommand } from './cli/command.ts';
import { pagesFlag } from './cli/flags.ts';
import { pageFlags, readPageOrder } from './new-page/answers.ts';
import { createPage } from './new-page/create.ts';
import { pageWords } from './new-page/words.ts';

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
  async run({ flags, language }) {
    const content = readContent(flags.pages);
    const reader = siteReader();
    const before = compileSite(content, reader);
    const menu = before.model.menu?.value;
    try {
      const order = await readPageOrder(flags, language, menu ? menuPlaces(menu) : []);
      return createPage(order, { folder: flags.pages, content, reader, before }, language);
    } catch (error) {
      if (!(error instanceof Cancelled)) throw error;
      process.stderr.write(`${pageWords[language].ended}\n`);
      return 1;
    }
  },
});
