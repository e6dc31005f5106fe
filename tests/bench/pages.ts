import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFile } from '../../src/files/write.ts';

/** A page that every site of the benchmark has, and whose texts are changed. */
export const CHANGED = 'styling.json';

/** The real pages, and as many copies of those of the first language, each with its own title and description, as make `count` of them. */
export function generatePages(folder: string, count: number) {
  cpSync('pages-data', folder, { recursive: true });
  const paths = readdirSync('pages-data', { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.json') && !path.startsWith('_'),
  );
  const copied = paths.filter((path) => !path.startsWith('en/'));
  for (let number = paths.length; number < count; number++) {
    const page = JSON.parse(readFileSync(join('pages-data', copied[number % copied.length] ?? 'index.json'), 'utf8'));
    const head = {
      $schema: '../../schema/page.editor.schema.json',
      unlisted: true,
      title: `Seite ${number}`,
      description: `Seite ${number}, eine Kopie für die Messung mit einer Beschreibung, die lang genug ist.`,
    };
    writeFile(join(folder, `kopie/seite-${number}.json`), JSON.stringify({ ...page, ...head }, null, 2));
  }
}

export const nameOf = (count: number) => (count === 0 ? 'the site' : `${count} pages`);
