import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

/** A part of the project and what its files may import as values. Types may cross every border: they are gone at run time. */
interface Room {
  name: string;
  files: RegExp;
  may: RegExp;
}

/** "Who may import whom" of docs/architecture.md. A file belongs to the first room that claims it. */
const rooms: Room[] = [
  {
    name: 'design',
    files: /^src\/design\//u,
    may: /^(?:src\/design\/|(?:react|react-dom|styled-components|framer-motion)(?:\/|$))/u,
  },
  {
    name: 'schemas',
    files: /^src\/(?:fields\/|blocks\/(?:block|[^/]+\/schema)\.ts$)/u,
    may: /^(?:zod$|src\/fields\/|src\/blocks\/block\.ts$)/u,
  },
  { name: 'migrations', files: /^src\/blocks\/[^/]+\/migrations\//u, may: /^src\/fields\/steps\.ts$/u },
  {
    name: 'what blocks know',
    files: /^src\/blocks\/[^/]+$/u,
    may: /^(?:src\/(?:design|forms)\/|react$|src\/blocks\/context\.tsx$)/u,
  },
  {
    name: 'block components',
    files: /^src\/blocks\/[^/]+\//u,
    may: /^(?:src\/blocks\/context\.tsx$|src\/(?:design|forms)\/|(?:react|react-dom|styled-components|framer-motion)(?:\/|$))/u,
  },
  { name: 'render', files: /^src\/render\//u, may: /^(?:src\/(?:render|design)\/|react$)/u },
  {
    name: 'site',
    files: /^src\/site\//u,
    may: /^(?:src\/(?:site|design|render|forms)\/|(?:react|react-dom|styled-components|framer-motion)(?:\/|$))/u,
  },
  {
    name: 'app',
    files: /^src\/app\//u,
    may: /^(?:src\/(?:app|site|render|design|forms)\/|src\/blocks\/(?:context\.tsx|(?:components|loaders)\.gen\.ts)$|(?:react|react-dom|react-router-dom|styled-components|framer-motion)(?:\/|$))/u,
  },
  { name: 'forms', files: /^src\/forms\//u, may: /^src\/forms\//u },
  {
    name: 'pipeline plugins',
    files: /^src\/pipeline\/vite\//u,
    may: /^(?:src\/pipeline\/|src\/blocks\/schemas\.gen\.ts$|node:|vite$|sharp$)/u,
  },
  {
    name: 'pipeline',
    files: /^src\/pipeline\//u,
    may: /^(?:src\/(?:pipeline(?!\/vite\/)|fields|forms)\/|src\/blocks\/schemas\.gen\.ts$|src\/design\/inline\.ts$|zod$|jsonc-parser$)/u,
  },
  // The generator hands the schemas to the pipeline; sizes of crops are arithmetic that pictures and their maker share.
  {
    name: 'scripts',
    files: /^scripts\//u,
    may: /^(?:src\/(?:pipeline|forms)\/|src\/blocks\/schemas\.gen\.ts$|src\/design\/crop\.ts$|src\/catalogue\/axe\.ts$|(?!src\/))/u,
  },
  // The answer to a form without JavaScript holds authors' text.
  {
    name: 'server',
    files: /^server\//u,
    may: /^(?:src\/(?:pipeline|forms)\/|src\/design\/inline\.ts$|(?!src\/|scripts\/))/u,
  },
  {
    name: 'functions on a platform',
    files: /^functions\/(?:hosted|netlify)\//u,
    may: /^(?:functions\/|server\/mail\/|src\/forms\/|node:|@libsql\/)/u,
  },
  {
    name: 'functions',
    files: /^functions\//u,
    may: /^(?:functions\/|src\/forms\/|src\/pipeline\/headers\/policy\.ts$)/u,
  },
];

const files = ['src', 'server', 'scripts', 'functions']
  .filter((folder) => existsSync(folder))
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((path) => posix.join(folder, path.replaceAll('\\', '/')))
      .filter((path) => /\.(?:ts|tsx|mts|mjs)$/u.test(path))
      .filter((path) => !/\.(?:test|gen|d)\.tsx?$|\/(?:testing|fixture)\.tsx?$/u.test(path)),
  );

test('every source file belongs to a room', () => {
  expect(files.filter((file) => !roomOf(file))).toEqual([]);
});

test('every room imports only from where it may', () => {
  expect(files.flatMap((file) => breachesOf(file, readFileSync(file, 'utf8')))).toEqual([]);
});

test.each([
  [
    'src/design/Icon.tsx',
    "import { App } from '../app/App.tsx';",
    'src/design/Icon.tsx:1 (design) imports src/app/App.tsx',
  ],
  [
    'src/blocks/hero/Hero.tsx',
    "import { schema } from './schema.ts';",
    'src/blocks/hero/Hero.tsx:1 (block components) imports src/blocks/hero/schema.ts',
  ],
  [
    'src/blocks/hero/Hero.tsx',
    "\nimport { Cta } from '../cta/Cta.tsx';",
    'src/blocks/hero/Hero.tsx:2 (block components) imports src/blocks/cta/Cta.tsx',
  ],
  [
    'src/blocks/hero/schema.ts',
    "import { useId } from 'react';",
    'src/blocks/hero/schema.ts:1 (schemas) imports react',
  ],
  [
    'src/render/BlockList.tsx',
    "export { Hero } from '../blocks/hero/Hero.tsx';",
    'src/render/BlockList.tsx:1 (render) imports src/blocks/hero/Hero.tsx',
  ],
  ['src/app/App.tsx', "const zod = await import('zod');", 'src/app/App.tsx:1 (app) imports zod'],
  ['src/pipeline/load.ts', "import 'node:fs';", 'src/pipeline/load.ts:1 (pipeline) imports node:fs'],
  [
    'scripts/build.ts',
    "import {\n  text,\n} from '../src/fields/text.ts';",
    'scripts/build.ts:1 (scripts) imports src/fields/text.ts',
  ],
  [
    'server/app.ts',
    "import { blockSchemas } from '../src/blocks/schemas.gen.ts';",
    'server/app.ts:1 (server) imports src/blocks/schemas.gen.ts',
  ],
  [
    'functions/mail.ts',
    "import { compileSite } from '../src/pipeline/compile.ts';",
    'functions/mail.ts:1 (functions) imports src/pipeline/compile.ts',
  ],
])('%s is told of %j', (file, code, breach) => {
  expect(breachesOf(file, code)).toEqual([breach]);
});

test.each([
  ['src/blocks/hero/Hero.tsx', "import type { HeroBlock } from './schema.ts';\nimport { Title } from './styles.ts';"],
  ['src/app/App.tsx', "import type { Page } from '../pipeline/documents/page.ts';"],
  ['src/pipeline/prerender.ts', "export type { App } from '../app/App.tsx';"],
])('%s may say %j', (file, code) => {
  expect(breachesOf(file, code)).toEqual([]);
});

/** `import … from`, `export … from`, bare and dynamic imports; not those that `type` erases. */
const IMPORT =
  /^[ \t]*(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'(?<from>[^']+)'|\bimport\(\s*'(?<dynamic>[^']+)'/gmu;

function breachesOf(file: string, code: string): string[] {
  const room = roomOf(file);
  return [...withoutTemplates(code).matchAll(IMPORT)].flatMap((match) => {
    const target = targetOf(file, match.groups?.from ?? match.groups?.dynamic ?? '');
    if (!room || room.may.test(target) || isOwn(file, target)) return [];
    const line = code.slice(0, match.index).split('\n').length;
    return [`${file}:${line} (${room.name}) imports ${target}`];
  });
}

/** Code without template strings, which hold code of other files; lines stay where they are. */
const withoutTemplates = (code: string) =>
  code.replaceAll(/`(?:[^`\\]|\\.)*`/gsu, (template) => template.replaceAll(/[^\n]/gu, ' '));

const roomOf = (file: string) => rooms.find((room) => room.files.test(file));

/** A relative path from the root of the project, a package by its name. */
const targetOf = (file: string, from: string) => (from.startsWith('.') ? posix.join(posix.dirname(file), from) : from);

const BLOCK_FOLDER = /^src\/blocks\/[^/]+\//u;

/** A block's component may import what is in the block's folder, but for the schema. */
const isOwn = (file: string, target: string) => {
  const folder = BLOCK_FOLDER.exec(file)?.[0];
  const isSchema = (path: string) => path.endsWith('/schema.ts');
  return folder !== undefined && target.startsWith(folder) && !isSchema(file) && !isSchema(target);
};
