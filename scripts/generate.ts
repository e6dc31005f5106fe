import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  checksIndex,
  componentsIndex,
  historyIndex,
  iconSprite,
  iconsIndex,
  loadersIndex,
  schemasIndex,
} from '../src/pipeline/generate/registry.ts';
import { jsonText, PAGE_HAND } from '../src/pipeline/json-text.ts';
import { type Lock, updateLock } from '../src/pipeline/lock/lock.ts';
import { lockProblemText } from '../src/pipeline/messages/lock.ts';
import { languageOf, readFlags } from './cli.ts';

/**
 * Rewrites everything that is made from the sources; `--check` only says what would change. `--relock NAME` locks a
 * schema as it is although old pages would not fit it.
 */
const flags = readFlags({ check: { type: 'boolean' }, relock: { type: 'string' }, lang: { type: 'string' } });
const LOCK = 'schema/lock.json';
const check = flags.check ?? false;
const language = languageOf(flags.lang);
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

const { blockUnion } = await import('../src/pipeline/documents/page.ts');
const { documentSchemas } = await import('../src/pipeline/documents/documents.ts');
const { blockSchemas } = await import('../src/blocks/schemas.gen.ts');
const { documentSchema, editorSchema, pageJsonSchema } = await import('../src/pipeline/generate/json-schema.ts');
const { blockReference } = await import('../src/pipeline/generate/reference.ts');

const examples = Object.fromEntries(
  types.map((type) => [type, JSON.parse(readFileSync(`src/blocks/${type}/examples.json`, 'utf8'))]),
);
const page = pageJsonSchema(documentSchemas.page, blockSchemas, examples);
const write = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
output('schema/page.schema.json', write(page));
output('schema/page.editor.schema.json', write(editorSchema(page, examples)));
output('schema/site.schema.json', write(documentSchema(documentSchemas.site, 'Angaben zur Website')));
output('schema/menu.schema.json', write(documentSchema(documentSchemas.menu, 'Menü')));
output('schema/form.schema.json', write(documentSchema(documentSchemas.form, 'Formular')));
output('schema/blocks.md', blockReference(blockSchemas, examples));

const { subjectsOf } = await import('../src/pipeline/lock/subjects.ts');
const subjects = subjectsOf(blockSchemas, documentSchemas, blockUnion);
const committed: Lock = existsSync(LOCK) ? JSON.parse(readFileSync(LOCK, 'utf8')) : { blocks: {}, documents: {} };
const relock = new Set(flags.relock?.split(','));
const { lock, problems } = updateLock(committed, subjects, existsSync, relock);
output(LOCK, jsonText(lock, { ...PAGE_HAND, width: Number.POSITIVE_INFINITY }));
output('src/pipeline/history.gen.ts', historyIndex(lock));
if (problems.length > 0) {
  console.error(problems.map((problem) => lockProblemText(problem, language)).join('\n\n'));
  if (check) process.exitCode = 1;
}

if (stale.length > 0) {
  console.error(
    `Nicht auf dem neuesten Stand:\n${stale.map((path) => `  ${path}`).join('\n')}\nAbhilfe: npm run generate`,
  );
  process.exitCode = 1;
}
