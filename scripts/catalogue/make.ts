import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readContent } from '../../src/files/content.ts';
import { writeFile } from '../../src/files/write.ts';
import type { Language } from '../../src/findings/messages/message.ts';
import type { Catalogue } from '../../src/tools/catalogue/catalogue.ts';
import { exampleSiteOf } from '../../src/tools/catalogue/example.ts';
import { fail } from '../cli/command.ts';
import { schemaFolder } from '../schema-folder.ts';

const words = {
  de: {
    invalid: 'Die Dokumente in _site sind nicht gültig. Was darin falsch ist, nennt npm run validate.',
    written: (count: number, out: string) => `${count} Blöcke geschrieben: ${out}/index.html`,
    examined: (examples: number, faults: number) =>
      `axe-core: ${examples} Beispiele auf drei Breiten, ${faults} Verstöße.`,
  },
  en: {
    invalid: 'The documents in _site are not valid. npm run validate says what is wrong with them.',
    written: (count: number, out: string) => `${count} blocks written: ${out}/index.html`,
    examined: (examples: number, faults: number) => `axe-core: ${examples} examples at three widths, ${faults} faults.`,
  },
};

interface CatalogueOptions {
  out: string;
  /** folder of the pages */
  pages: string;
  /** has axe-core examine every example */
  axe: boolean;
}

/** Writes the catalogue. Returns the exit code: 1 where `_site` is not valid, or axe-core has found something. */
export async function makeCatalogue({ out, pages, axe }: CatalogueOptions, language: Language): Promise<number> {
  const { invalid, written, examined } = words[language];
  const exampleSite = exampleSiteOf(readContent(pages));
  if (!exampleSite) return fail(invalid);
  const { writeCatalogue } = await import('./write.ts');
  const catalogue: Catalogue = JSON.parse(readFileSync(`${schemaFolder(language)}/catalogue.json`, 'utf8'));
  const folder = resolve(out);
  const write = await writeCatalogue(catalogue, exampleSite, pages, folder);
  console.log(written(catalogue.blocks.length, out));
  if (!axe) return 0;
  const { examine } = await import('./examine.ts');
  const state = await examine(folder, catalogue);
  await write(state);
  writeFile(join(folder, 'axe.json'), `${JSON.stringify(state, null, 2)}\n`);
  const faults = Object.entries(state).flatMap(([name, found]) => found.map(({ rule }) => `${name}: ${rule}`));
  console.log([examined(Object.keys(state).length, faults.length), ...faults].join('\n'));
  return faults.length > 0 ? 1 : 0;
}
