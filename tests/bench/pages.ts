import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFile } from '../../src/files/write.ts';

/**
 * The real pages, and copies of those of the first language under new names, each with its own title and description. Returns
 * their bytes.
 */
export function generatePages(folder: string, count: number): number {
  for (const part of ['_site', '_shared', '_media'])
    cpSync(join('pages-data', part), join(folder, part), { recursive: true });
  const paths = readdirSync('pages-data', { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.json') && !path.startsWith('_'),
  );
  const copied = paths.filter((path) => !path.startsWith('en/'));
  let bytes = 0;
  for (let i = 0; i < count; i++) {
    const isOriginal = i < paths.length;
    const path = (isOriginal ? paths[i] : copied[i % copied.length]) ?? 'index.json';
    const page = JSON.parse(readFileSync(join('pages-data', path), 'utf8'));
    const text = isOriginal
      ? JSON.stringify(page, null, 2)
      : JSON.stringify(
          {
            ...page,
            unlisted: true,
            title: `Seite ${i}`,
            description: `Seite ${i}, eine Kopie für die Messung mit einer Beschreibung, die lang genug ist.`,
          },
          null,
          2,
        );
    const target = join(folder, isOriginal ? path : `kopie/seite-${i}.json`);
    writeFile(target, text);
    bytes += Buffer.byteLength(text);
  }
  return bytes;
}
