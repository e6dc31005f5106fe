import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { blockNameProblem, componentName } from '../../src/blocks/block-name.ts';
import { UsageError } from '../../src/findings/errors.ts';
import type { Language } from '../../src/findings/messages/message.ts';
import { jsonText } from '../../src/tools/json-style.ts';
import { blockValues, descriptionProblem } from '../../src/tools/scaffold/block.ts';
import { root } from '../child.mjs';
import { shownPath } from '../cli/caller.ts';
import { generateAnew } from '../cli/process.ts';
import { siteLanguageIn } from '../cli/site-language.ts';
import { ownBlocks, takeOwnBlocks } from '../generate/own-blocks.ts';
import { filledTemplate, filledTemplates, type TemplateValues, writeNew } from './templates.ts';

const BLOCKS = 'src/blocks';
const GUIDE = 'docs/blocks.md';

/** Tests belong to the engine: a site's own block has none. */
const nextSteps = {
  de: (name: string, folder: string, tested: boolean) => `
So geht es weiter:
  1. Die Angaben der Autorinnen und Autoren: ${folder}/${name}/schema.ts; danach npm run generate -- --relock ${name},
     solange es noch keine Seite mit diesem Block gibt
  2. Das Aussehen: ${folder}/${name}/${componentName(name)}.tsx und styles.ts
  3. Die Beispiele: ${folder}/${name}/examples.json; ${tested ? `prüfen mit npm run test:unit -- ${folder}/${name}` : 'ansehen mit npm run dev unter http://localhost:5173/__catalogue'}
  4. Auf einer Seite: { "type": "${name}", … }, zum Beispiel mit dem Inhalt von "typical"
${tested ? '' : '  5. Seine Typen, mit tsconfig.json: npm install --save-dev typescript @types/react; prüfen mit npx tsc\n'}Wie ein Block gebaut ist, steht in ${shownPath(GUIDE)}.`,
  en: (name: string, folder: string, tested: boolean) => `
What comes next:
  1. What authors may write: ${folder}/${name}/schema.ts; then npm run generate -- --relock ${name}, as long as no page
     has this block
  2. What it looks like: ${folder}/${name}/${componentName(name)}.tsx and styles.ts
  3. The examples: ${folder}/${name}/examples.json; ${tested ? `check them with npm run test:unit -- ${folder}/${name}` : 'look at them with npm run dev, at http://localhost:5173/__catalogue'}
  4. On a page: { "type": "${name}", … }, for example with the content of "typical"
${tested ? '' : '  5. Its types, by tsconfig.json: npm install --save-dev typescript @types/react; check them with npx tsc\n'}How a block is made is described in ${shownPath(GUIDE)}.`,
};

interface BlockOptions {
  name: string;
  description: string | undefined;
  'description-en': string | undefined;
}

/** Writes the files of a new block and generates what is made of them. Returns the exit code. */
export async function newBlock(options: BlockOptions, language: Language): Promise<number> {
  const { name } = options;
  const de = options.description ?? `Abschnitt „${name}“`;
  const en = options['description-en'] ?? options.description ?? `Section “${name}”`;
  const problem = blockNameProblem(name, existingBlocks()) ?? descriptionProblem(de) ?? descriptionProblem(en);
  if (problem !== undefined) throw new UsageError(problem);
  const own = ownBlocks();
  const values = blockValues(name, { de, en });
  const files = filledTemplates('block', values);
  writeNew(own === undefined ? files : [...filesOfOwn(own, files, values), ...typesOf(own)], language);
  takeOwnBlocks();
  if ((await generateAnew()) !== 0) return 1;
  console.log(nextSteps[language](name, shownPath(own ?? BLOCKS), own === undefined));
  return 0;
}

/**
 * In the folder of the site's own blocks, with examples in the site's language, and without tests: what they need belongs to
 * the engine.
 */
function filesOfOwn(folder: string, files: ReturnType<typeof filledTemplates>, values: TemplateValues) {
  const inEnglish = siteLanguageIn([]) === 'en' ? filledTemplate('examples.en.json', values) : undefined;
  return files
    .filter(({ path }) => !path.includes('.test.'))
    .map(({ path, content }) => ({
      path: join(folder, path.slice(BLOCKS.length)),
      content: basename(path) === 'examples.json' ? (inEnglish ?? content) : content,
    }));
}

/** What has an editor and `tsc` check the types of own blocks: a configuration, where the site has none. */
function typesOf(folder: string): Array<{ path: string; content: string }> {
  const site = dirname(folder);
  const path = join(site, 'tsconfig.json');
  if (existsSync(path)) return [];
  const engine = `./${relative(site, resolve(root)).replaceAll('\\', '/')}`;
  const config = {
    extends: `${engine}/tsconfig.base.json`,
    compilerOptions: { rootDirs: ['.', `${engine}/src`], types: ['vite/client'] },
    include: [basename(folder)],
  };
  return [{ path, content: jsonText(config) }];
}

const existingBlocks = (): string[] =>
  readdirSync(BLOCKS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
