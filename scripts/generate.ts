import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Step } from '../src/fields/steps.ts';
import { writeFile } from '../src/files/write.ts';
import { UsageError } from '../src/findings/errors.ts';
import { rooms } from '../src/layout.ts';
import type { BlockExamples } from '../src/tools/generate/json-schema.ts';
import {
  checksIndex,
  componentsIndex,
  historyIndex,
  iconSprite,
  iconsIndex,
  loadersIndex,
  schemasIndex,
} from '../src/tools/generate/registry.ts';
import { withRooms } from '../src/tools/generate/rooms.ts';
import { jsonText, PAGE_STYLE } from '../src/tools/json-style.ts';
import { type Lock, updateLock } from '../src/tools/lock/lock.ts';
import { lockProblemText } from '../src/tools/lock/messages.ts';
import { defineCommand } from './cli/command.ts';

const LOCK = 'schema/lock.json';
const ARCHITECTURE = 'docs/architecture.md';

const words = {
  de: {
    written: (path: string) => `geschrieben: ${path}`,
    stale: (list: string) => `Nicht auf dem neuesten Stand:\n${list}\nAbhilfe: npm run generate`,
    invalid: (file: string, name: string, places: string) =>
      `${file}: Das Beispiel „${name}“ passt nicht zum Schema (${places}). Passen Sie es an; bis dahin fehlt es in Referenz und Katalog.`,
  },
  en: {
    written: (path: string) => `written: ${path}`,
    stale: (list: string) => `Out of date:\n${list}\nTo do: npm run generate`,
    invalid: (file: string, name: string, places: string) =>
      `${file}: the example "${name}" does not fit the schema (${places}). Adapt it; until then reference and catalogue are without it.`,
  },
};

export default defineCommand({
  name: 'generate',
  about: {
    de: 'Schreibt alles neu, was aus den Quellen entsteht. Was alte Seiten bräche, wird genannt und nicht verriegelt.',
    en: 'Rewrites everything that is made from the sources. What would break old pages is named and not locked.',
  },
  flags: {
    check: {
      about: {
        de: 'schreibt nichts und prüft, ob alles auf dem neuesten Stand ist',
        en: 'writes nothing, and checks that everything is up to date',
      },
    },
    relock: {
      about: { de: 'verriegelt diese trotzdem', en: 'locks these all the same' },
      value: 'NAME,…',
    },
  },
  exits: [
    { de: 'gut', en: 'good' },
    {
      de: 'bei --check ist etwas nicht auf dem neuesten Stand oder bräche alte Seiten',
      en: 'with --check something is out of date or would break old pages',
    },
  ],
  async run({ flags, language }) {
    const { output, stale } = outputs(flags.check, words[language].written);
    writeIndexes(output);
    const examples = await readExamples(output);
    await writeSchemas(examples.valid, output);
    const invalid = examples.invalid.map(({ file, name, pointers }) =>
      words[language].invalid(file, name, pointers.join(', ')),
    );
    const problems = await writeLock(new Set(flags.relock?.split(',')), output);

    const sentences = [...invalid, ...problems.map((problem) => lockProblemText(problem, language))];
    if (sentences.length > 0) console.error(sentences.join('\n\n'));
    if (stale.length > 0) {
      console.error(words[language].stale(stale.map((path) => `  ${path}`).join('\n')));
    }
    return flags.check && sentences.length + stale.length > 0 ? 1 : 0;
  },
});

type Output = (path: string, content: string) => void;

/** The indexes of icons, blocks and checks. */
function writeIndexes(output: Output) {
  const types = readdirSync('src/blocks', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(`src/blocks/${entry.name}/schema.ts`))
    .map((entry) => entry.name)
    .sort();
  const icons = readdirSync('src/design/icons')
    .filter((file) => file.endsWith('.svg'))
    .sort()
    .map((file) => ({ name: file.slice(0, -4), svg: readFileSync(`src/design/icons/${file}`, 'utf8') }));

  output('src/fields/icons.gen.ts', iconsIndex(icons.map(({ name }) => name)));
  output('src/design/icons.gen.svg', iconSprite(icons));
  output('src/blocks/schemas.gen.ts', schemasIndex(types));
  output('src/blocks/components.gen.ts', componentsIndex(types));
  output('src/blocks/loaders.gen.ts', loadersIndex(types));

  const checkNames = readdirSync('src/pipeline/check')
    .filter((file) => /^[a-z]+(?:-[a-z]+)+\.ts$/u.test(file))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort();
  output('src/pipeline/check/checks.gen.ts', checksIndex(checkNames));
}

/** The examples of every block, those of older versions brought up to date, and those that are not valid all the same. */
async function readExamples(output: Output) {
  const { blockSchemas } = await import('../src/blocks/schemas.gen.ts');
  const { currentExamples } = await import('../src/tools/migrate/examples.ts');
  const valid: Record<string, Record<string, unknown>> = {};
  const invalid: Array<{ file: string; name: string; pointers: string[] }> = [];
  for (const [type, schema] of Object.entries(blockSchemas)) {
    const file = `src/blocks/${type}/examples.json`;
    const current = currentExamples(readFileSync(file, 'utf8'), schema, await stepsOf(type));
    output(file, current.text);
    invalid.push(...current.invalid.map((example) => ({ file, ...example })));
    const examples: Record<string, unknown> = JSON.parse(current.text);
    const isValid = ([name]: [string, unknown]) => current.invalid.every((example) => example.name !== name);
    valid[type] = Object.fromEntries(Object.entries(examples).filter(isValid));
  }
  return { valid, invalid };
}

/** The steps of a block from its first version on, as far as they are written. */
async function stepsOf(type: string): Promise<Step[]> {
  const steps: Step[] = [];
  for (let version = 1; ; version += 1) {
    const file = `src/blocks/${type}/migrations/${version}-to-${version + 1}.ts`;
    if (!existsSync(file)) return steps;
    const { step }: { step: Step } = await import(`../${file}`);
    steps.push(step);
  }
}

/** JSON Schemas, the catalogue, the block reference and the table of rooms, from the indexes as they are now. */
async function writeSchemas(examples: BlockExamples, output: Output) {
  const { documentSchemas } = await import('../src/documents/documents.ts');
  const { useSchema } = await import('../src/documents/section.ts');
  const { blockSchemas } = await import('../src/blocks/schemas.gen.ts');
  const { documentSchema, editorSchema, pageJsonSchema, sectionJsonSchema } = await import(
    '../src/tools/generate/json-schema.ts'
  );
  const { catalogueOf } = await import('../src/tools/catalogue/catalogue.ts');
  const { blockReference } = await import('../src/tools/generate/reference.ts');

  const page = pageJsonSchema(documentSchemas.page, blockSchemas, useSchema, examples);
  const write = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  output('schema/page.schema.json', write(page));
  output('schema/page.editor.schema.json', write(editorSchema(page, examples)));
  output('schema/section.schema.json', write(sectionJsonSchema(documentSchemas.section, blockSchemas)));
  output('schema/site.schema.json', write(documentSchema(documentSchemas.site, 'Angaben zur Website')));
  output('schema/menu.schema.json', write(documentSchema(documentSchemas.menu, 'Menü')));
  output('schema/form.schema.json', write(documentSchema(documentSchemas.form, 'Formular')));
  const catalogue = catalogueOf(blockSchemas, examples);
  output('schema/catalogue.json', write(catalogue));
  output('schema/blocks.md', blockReference(catalogue));
  if (existsSync(ARCHITECTURE)) output(ARCHITECTURE, withRooms(readFileSync(ARCHITECTURE, 'utf8'), rooms));
}

/** The lock of all schemas, and the history of their versions. Returns what keeps them from being locked. */
async function writeLock(relock: ReadonlySet<string>, output: Output) {
  const { blockUnion } = await import('../src/documents/block-union.ts');
  const { documentSchemas } = await import('../src/documents/documents.ts');
  const { blockSchemas } = await import('../src/blocks/schemas.gen.ts');
  const { subjectsOf } = await import('../src/tools/lock/subjects.ts');
  const subjects = subjectsOf(blockSchemas, documentSchemas, blockUnion);
  const locked = readLock();
  const names = new Set([...subjects.map(({ name }) => name), ...Object.keys(locked.blocks)]);
  const unknown = [...relock].find((name) => !names.has(name));
  if (unknown !== undefined) {
    throw new UsageError({ de: `--relock ${unknown}: kein Schema`, en: `--relock ${unknown}: no schema` });
  }
  const { lock, problems } = updateLock(locked, subjects, existsSync, relock);
  output(LOCK, jsonText(lock, { ...PAGE_STYLE, width: Number.POSITIVE_INFINITY }));
  output('src/pipeline/read/versions/history.gen.ts', historyIndex(lock));
  return problems;
}

/** Writes files whose content is new, or with `check` only remembers which they are. */
function outputs(check: boolean, written: (path: string) => string) {
  const stale: string[] = [];
  const output = (path: string, content: string) => {
    if (existsSync(path) && readFileSync(path, 'utf8') === content) return;
    if (check) {
      stale.push(path);
      return;
    }
    writeFile(path, content);
    console.log(written(path));
  };
  return { output, stale };
}

function readLock(): Lock {
  return existsSync(LOCK) ? JSON.parse(readFileSync(LOCK, 'utf8')) : { blocks: {}, documents: {} };
}
