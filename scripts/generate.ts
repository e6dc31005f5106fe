import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  checksIndex,
  componentsIndex,
  iconSprite,
  iconsIndex,
  loadersIndex,
  schemasIndex,
} from '../src/pipeline/generate/registry.ts';
import { answeredHelp } from './cli.ts';

const USAGE = {
  de: `npm run generate -- [--check]
  Schreibt die Verzeichnisse der Blöcke, Symbole und Regeln, die JSON-Schemas und die Blockübersicht neu.
  --check  schreibt nichts; Ende mit 1, wenn etwas nicht auf dem neuesten Stand ist.`,
  en: `npm run generate -- [--check]
  Rewrites the indexes of blocks, icons and checks, the JSON Schemas and the block reference.
  --check  writes nothing; exit 1 if something is out of date.`,
};
if (answeredHelp(USAGE)) process.exit(0);

const check = process.argv.includes('--check');
const stale: string[] = [];

function output(path: string, content: string) {
  const before = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  if (before === content) return;
  if (check) {
    stale.push(path);
    return;
  }
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  console.log(`geschrieben: ${path}`);
}

const types = readdirSync('src/blocks', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
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

const checkNames = readdirSync('src/pipeline/checks')
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => file.slice(0, -'.ts'.length))
  .sort();
output('src/pipeline/checks.gen.ts', checksIndex(checkNames));

const { pageSchema } = await import('../src/pipeline/documents/page.ts');
const { siteSchema } = await import('../src/pipeline/documents/site.ts');
const { menuSchema } = await import('../src/pipeline/documents/menu.ts');
const { formSchema } = await import('../src/pipeline/documents/form.ts');
const { blockSchemas } = await import('../src/blocks/schemas.gen.ts');
const { documentSchema, editorSchema, pageJsonSchema } = await import('../src/pipeline/generate/json-schema.ts');
const { blockReference } = await import('../src/pipeline/generate/reference.ts');

const examples = Object.fromEntries(
  types.map((type) => [type, JSON.parse(readFileSync(`src/blocks/${type}/examples.json`, 'utf8'))]),
);
const page = pageJsonSchema(pageSchema, blockSchemas, examples);
const write = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
output('schema/page.schema.json', write(page));
output('schema/page.editor.schema.json', write(editorSchema(page, examples)));
output('schema/site.schema.json', write(documentSchema(siteSchema, 'Angaben zur Website')));
output('schema/menu.schema.json', write(documentSchema(menuSchema, 'Menü')));
output('schema/form.schema.json', write(documentSchema(formSchema, 'Formular')));
output('schema/blocks.md', blockReference(blockSchemas, examples));

if (stale.length > 0) {
  console.error(
    `Nicht auf dem neuesten Stand:\n${stale.map((path) => `  ${path}`).join('\n')}\nAbhilfe: npm run generate`,
  );
  process.exitCode = 1;
}
