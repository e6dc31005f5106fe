import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { blockSchemas } from '../../src/blocks/schemas.gen.ts';
import { documentSchemas } from '../../src/documents/documents.ts';
import { useSchema } from '../../src/documents/section.ts';
import type { Step } from '../../src/fields/steps.ts';
import type { Problem } from '../../src/findings/finding.ts';
import { rooms } from '../../src/layout.ts';
import { catalogueOf } from '../../src/tools/catalogue/catalogue.ts';
import {
  type BlockExamples,
  documentSchema,
  editorSchema,
  pageJsonSchema,
  sectionJsonSchema,
  TITLES,
} from '../../src/tools/generate/json-schema.ts';
import { blockReference } from '../../src/tools/generate/reference.ts';
import { withRooms } from '../../src/tools/generate/rooms.ts';
import { versionFiles } from '../../src/tools/lock/lock.ts';
import { folderOf } from '../../src/tools/lock/subjects.ts';
import { currentExamples } from '../../src/tools/migrate/examples.ts';
import { LANGUAGES, type Language } from '../../src/words/language.ts';
import { schemaFolder } from '../schema-folder.ts';
import type { Output } from './indexes.ts';

/** Documents whose schema is that of their properties, and nothing else. */
const ALIKE = ['site', 'edition', 'menu', 'form', 'theme', 'redirects', 'words'] as const;
const ROOMS = 'docs/rooms.md';

/** What is wrong with the examples of a block: their file is missing, or there are problems in its text. */
export interface FaultyExamples {
  file: string;
  text: string | undefined;
  problems: Problem[];
}

/** The examples of every block, those of older versions brought up to date, and what is wrong with others all the same. */
export async function writeExamples(output: Output) {
  const valid: Record<string, Record<string, unknown>> = {};
  const faulty: FaultyExamples[] = [];
  for (const [type, schema] of Object.entries(blockSchemas)) {
    const file = `src/blocks/${type}/examples.json`;
    valid[type] = {};
    if (!existsSync(file)) {
      faulty.push({ file, text: undefined, problems: [] });
      continue;
    }
    const written = { path: file, text: readFileSync(file, 'utf8') };
    const { text, problems, valid: examples } = currentExamples(written, schema, await stepsOf(type));
    output(file, text);
    if (problems.length > 0) faulty.push({ file, text, problems });
    valid[type] = examples;
  }
  return { valid, faulty };
}

/** The steps of a block from its first version on, as far as they are written. */
async function stepsOf(type: string): Promise<Step[]> {
  const steps: Step[] = [];
  for (let version = 1; ; version += 1) {
    const file = versionFiles(folderOf('blocks', type), version).step;
    if (!existsSync(file)) return steps;
    // With the path itself in `import()`, the bundle of the commands would read every file that it might name.
    const { step }: { step: Step } = await import(new URL(`../../${file}`, import.meta.url).href);
    steps.push(step);
  }
}

/** JSON Schemas, the catalogue, the block reference and the table of rooms, from the indexes as they are now. */
export function writeSchemas(examples: BlockExamples, output: Output) {
  for (const language of LANGUAGES) writeFor(language, examples, output);
  if (existsSync(ROOMS)) output(ROOMS, withRooms(readFileSync(ROOMS, 'utf8'), rooms));
}

/** What authors of one language read: German in `schema/`, others in a folder of their own. `ajv-cli` needs no second page schema. */
function writeFor(language: Language, examples: BlockExamples, output: Output) {
  const folder = schemaFolder(language);
  const write = (name: string, value: unknown) => output(`${folder}/${name}`, `${JSON.stringify(value, null, 2)}\n`);
  const schemas = { page: documentSchemas.page, blocks: blockSchemas, use: useSchema };
  const page = pageJsonSchema(schemas, examples, language);
  if (language === 'de') write('page.schema.json', page);
  write('page.editor.schema.json', editorSchema(page, examples, language));
  write('section.schema.json', sectionJsonSchema(documentSchemas.section, blockSchemas, language));
  for (const name of ALIKE)
    write(`${name}.schema.json`, documentSchema(documentSchemas[name], TITLES[name][language], language));
  const catalogue = catalogueOf(blockSchemas, examples, language);
  write('catalogue.json', catalogue);
  output(`${folder}/blocks.md`, blockReference(catalogue, relative(folder, 'src')));
}
