import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { entriesOf } from '../../src/files/entries.ts';
import { writeFile } from '../../src/files/write.ts';
import type { Language } from '../../src/findings/messages/message.ts';

const FOLDER = fileURLToPath(new URL('../../src/tools/scaffold/templates/', import.meta.url));
const ENDING = '.template';

/** What stands for each `__name__` of a template. */
export type TemplateValues = Readonly<Record<string, string>>;

const fill = (text: string, values: TemplateValues) =>
  text.replaceAll(/__([a-zA-Z]+)__/gu, (whole, name: string) => values[name] ?? whole);

/** One file of `src/tools/scaffold/templates`, filled in. */
export const filledTemplate = (file: string, values: TemplateValues): string =>
  fill(readFileSync(join(FOLDER, `${file}${ENDING}`), 'utf8'), values);

/** The files of a new block or check, filled in; paths are relative to the project. */
export function filledTemplates(folder: 'block' | 'check', values: TemplateValues) {
  const paths = entriesOf(join(FOLDER, folder)).files.map((path) => path.slice(0, -ENDING.length));
  return paths
    .sort()
    .map((path) => ({ path: fill(path, values), content: filledTemplate(`${folder}/${path}`, values) }));
}

/** Writes files that must not exist yet, and says so for each. */
export function writeNew(files: ReturnType<typeof filledTemplates>, language: Language) {
  for (const { path, content } of files) {
    writeFile(path, content, { isNew: true });
    console.log(`${language === 'de' ? 'geschrieben' : 'written'}: ${path}`);
  }
}
