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
