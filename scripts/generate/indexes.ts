import { existsSync, readdirSync, readFileSync } from 'node:fs';
import {
  checksIndex,
  componentsIndex,
  iconSprite,
  iconsIndex,
  loadersIndex,
  schemasIndex,
} from '../../src/tools/generate/registry.ts';

/** Takes a file that is generated, by its path from the project's root. */
export type Output = (path: string, content: string) => void;

/** The indexes of icons, blocks and checks. */
export function writeIndexes(output: Output) {
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

  const checkFiles = readdirSync('src/pipeline/check', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /(?:^|\/)[a-z]+(?:-[a-z]+)+\.ts$/u.test(file))
    .sort();
  output('src/pipeline/checks.gen.ts', checksIndex(checkFiles));
}
