/**
 * The rooms of the project as data: which files belong to each, where its code runs, and what it may import. The test of
 * the boundaries, the bundler's chunk groups, the guard of the browser bundle, the icon collector, the impact report and
 * the table in docs/architecture.md all read it.
 */

/** Where the code of a room runs. What is shared runs everywhere and imports nothing that does not. */
type Side = 'shared' | 'browser' | 'build' | 'server' | 'development';

export interface Room {
  name: string;
  /** what it is for, as the table of the docs has it */
  purpose: string;
  /** Folders (`src/design/`) and files, from the project's root; `*` stands for one name. */
  files: readonly string[];
  side: Side;
  /** Rooms, or single files, whose values and types it may import; its own always. */
  imports: readonly string[];
  /** Rooms of which it may import types alone; they are gone when code runs. */
  types?: readonly string[];
  /** Packages it may import, with everything below them; `node:` for all of Node, `*` for anything. */
  packages?: readonly string[];
  /** Each folder of the room is on its own: none imports another. */
  areFoldersSeparate?: boolean;
  /** The scripts of every page hold it from the start, but for these folders and files. */
  firstLoad?: { except: readonly string[] };
  /** Whether it can change what is built: tools, messages and previews cannot. */
  isInPages: boolean;
}

const DRAWING = ['react', 'react-dom', 'styled-components', 'framer-motion'];

/** The stages of the pipeline in the order of the data. Each may import those before it. */
const STAGES: ReadonlyArray<Pick<Room, 'name' | 'purpose'> & Partial<Room>> = [
  {
    name: 'read',
    purpose: 'bytes → text → value → typed document',
    imports: ['findings', 'shared', 'migrations'],
    packages: ['zod', 'jsonc-parser', '@sindresorhus/slugify'],
  },
  { name: 'model', purpose: 'documents → the site as one value; publishing by day', imports: ['forms', 'templates'] },
  {
    name: 'check',
    purpose: 'one rule of the whole site a file; language',
    imports: ['findings', 'forms', 'templates'],
    packages: ['@eslint-community/regexpp'],
  },
  { name: 'report', purpose: 'problems → findings', imports: ['findings'] },
  { name: 'resolve', purpose: 'the site as one value → pages ready to render' },
  {
    name: 'output',
    purpose: 'a page → its files: document, head, SEO, share image, headers',
    types: ['app', 'design'],
  },
];

const stages: readonly Room[] = STAGES.map((stage, index) => ({
  ...stage,
  files: [`src/pipeline/${stage.name}/`],
  side: 'build',
  imports: ['documents', 'fields', ...STAGES.slice(0, index).map(({ name }) => name), ...(stage.imports ?? [])],
  types: ['findings', ...(stage.types ?? [])],
  isInPages: !['check', 'report'].includes(stage.name),
}));

const STAGE_NAMES = STAGES.map(({ name }) => name);
const ENGINE = ['documents', 'fields', 'findings', 'templates', 'pipeline', ...STAGE_NAMES];

/** A file belongs to the first room that claims it. */
export const rooms: readonly Room[] = [
  {
    name: 'layout',
    purpose: 'these rooms, as data',
    files: ['src/layout.ts'],
    side: 'build',
    imports: [],
    isInPages: true,
  },
  {
    name: 'shared',
    purpose: 'design tokens, syntax of emphasis and links in texts, arithmetic of crops, names of components',
    files: ['src/design/tokens.ts', 'src/design/inline.ts', 'src/design/crop.ts', 'src/blocks/block-name.ts'],
    side: 'shared',
    imports: [],
    firstLoad: { except: ['src/blocks/block-name.ts'] },
    isInPages: true,
  },
  {
    name: 'forms',
    purpose: 'rules, limits and names of forms, for browser, server, mail and checks',
    files: ['src/forms/'],
    side: 'shared',
    imports: [],
    types: ['documents'],
    isInPages: true,
  },
  {
    name: 'fields',
    purpose: 'reusable pieces of schemas: text, link, action, image, icon, host',
    files: ['src/fields/'],
    side: 'build',
    imports: [],
    packages: ['zod'],
    isInPages: true,
  },
  {
    name: 'block schemas',
    purpose: 'what authors may write in a block',
    files: ['src/blocks/block.ts', 'src/blocks/schemas.gen.ts', 'src/blocks/*/schema.ts'],
    side: 'build',
    imports: ['fields'],
    packages: ['zod'],
    areFoldersSeparate: true,
    isInPages: true,
  },
  {
    name: 'migrations',
    purpose: 'steps from one version of a block to the next',
    files: ['src/blocks/*/migrations/'],
    side: 'build',
    imports: ['src/fields/steps.ts'],
    areFoldersSeparate: true,
    isInPages: false,
  },
  {
    name: 'documents',
    purpose: 'what authors may write: schemas and types of page, section, site, menu, form; routes',
    files: ['src/documents/'],
    side: 'build',
    imports: ['fields', 'forms', 'block schemas'],
    packages: ['zod'],
    isInPages: true,
  },
  {
    name: 'findings',
    purpose: 'what is reported to authors: places, excerpts, messages, formats',
    files: ['src/findings/'],
    side: 'build',
    imports: ['documents', 'fields'],
    packages: ['jsonc-parser'],
    isInPages: false,
  },
  {
    name: 'templates',
    purpose: 'pages that the engine brings along: for new pages, for forms',
    files: ['src/templates/'],
    side: 'build',
    imports: ['documents'],
    types: ['fields'],
    isInPages: true,
  },
  ...stages,
  {
    name: 'pipeline',
    purpose: 'compile.ts: all stages on one screen',
    files: ['src/pipeline/'],
    side: 'build',
    imports: STAGE_NAMES,
    types: ['findings'],
    isInPages: true,
  },
  {
    name: 'design',
    purpose: 'tokens, primitives, motion',
    files: ['src/design/'],
    side: 'browser',
    imports: ['shared'],
    types: ['documents', 'fields', 'forms'],
    packages: DRAWING,
    firstLoad: {
      except: [
        'src/design/carousel/',
        'src/design/form/',
        'src/design/order/',
        'src/design/screen/',
        'src/design/MenuLabel.tsx',
      ],
    },
    isInPages: true,
  },
  {
    name: 'block context',
    purpose: 'what a block may know of the site around it; types and indexes of blocks',
    files: ['src/blocks/*'],
    side: 'browser',
    imports: ['design', 'forms', 'blocks'],
    types: ['documents', 'fields', 'block schemas'],
    packages: ['react'],
    firstLoad: { except: ['src/blocks/components.gen.ts', 'src/blocks/loaders.gen.ts', 'src/blocks/types.ts'] },
    isInPages: true,
  },
  {
    name: 'blocks',
    purpose: 'one folder a block: component and styles',
    files: ['src/blocks/*/'],
    side: 'browser',
    imports: ['block context', 'design', 'forms', 'shared'],
    types: ['documents', 'block schemas'],
    packages: DRAWING,
    areFoldersSeparate: true,
    isInPages: true,
  },
  {
    name: 'render',
    purpose: 'draws a list of blocks and names none',
    files: ['src/render/'],
    side: 'browser',
    imports: ['design'],
    types: ['block context'],
    packages: ['react'],
    firstLoad: { except: [] },
    isInPages: true,
  },
  {
    name: 'site',
    purpose: 'header, menu, footer, popup, consent, chat, preloader',
    files: ['src/site/'],
    side: 'browser',
    imports: ['design', 'forms', 'render', 'shared'],
    types: ['documents', 'fields'],
    packages: DRAWING,
    firstLoad: {
      except: ['src/site/consent/', 'src/site/chat/', 'src/site/cover.ts', 'src/site/menu/keepFocus.ts'],
    },
    isInPages: true,
  },
  {
    name: 'app',
    purpose: 'browser entry, prerender entry, navigation',
    files: ['src/app/'],
    side: 'browser',
    imports: ['site', 'render', 'design', 'forms', 'block context'],
    types: ['documents', 'fields'],
    packages: [...DRAWING, 'react-router-dom'],
    firstLoad: { except: ['src/app/bootstrap.ts'] },
    isInPages: true,
  },
  {
    name: 'catalogue pages',
    purpose: 'pages of the block catalogue',
    files: ['src/tools/catalogue/view/'],
    side: 'development',
    imports: ['render', 'design', 'block context', 'app', 'tools', 'shared'],
    types: ['documents'],
    packages: [...DRAWING, 'axe-core'],
    isInPages: false,
  },
  {
    name: 'preview overlay',
    purpose: 'what authors see over their pages in the live preview',
    files: ['src/preview/overlay/'],
    side: 'development',
    imports: ['app', 'site', 'design', 'shared'],
    types: ['documents', 'findings', 'preview'],
    packages: DRAWING,
    isInPages: false,
  },
  {
    name: 'tools',
    purpose: 'not part of any build: generate, lock, migrate, scaffold, catalogue, impact, fix, launch',
    files: ['src/tools/'],
    side: 'build',
    imports: ['layout', 'shared', 'block schemas', ...ENGINE],
    types: ['catalogue pages', 'block context', 'design'],
    packages: ['zod', 'jsonc-parser', 'diff', 'node-html-parser'],
    isInPages: false,
  },
  {
    name: 'files',
    purpose: 'the pages folder on disk: reading, watching, writing',
    files: ['src/files/'],
    side: 'build',
    imports: ['documents', 'findings'],
    types: ['read'],
    packages: ['node:', 'write-file-atomic', 'chokidar'],
    isInPages: false,
  },
  {
    name: 'preview',
    purpose: 'the live preview: plugin, store, list of pages, catalogue',
    files: ['src/preview/'],
    side: 'development',
    imports: ['files', 'tools', ...ENGINE],
    types: ['app', 'design'],
    packages: ['node:', 'vite', 'sharp', 'hono'],
    isInPages: false,
  },
  {
    name: 'mail',
    purpose: 'composing, queue, SMTP, counters: for server and functions',
    files: ['mail/'],
    side: 'server',
    imports: ['forms'],
    types: ['documents'],
    packages: ['node:', 'nodemailer', '@libsql/client', 'zod', 'hono'],
    isInPages: false,
  },
  {
    name: 'functions',
    purpose: 'what also runs on a function platform, handed everything it needs',
    files: ['functions/send-confirmation/', 'functions/request/'],
    side: 'server',
    imports: ['mail', 'forms', 'src/pipeline/output/headers/policy.ts'],
    types: ['documents'],
    packages: ['hono', 'zod'],
    isInPages: false,
  },
  {
    name: 'function platforms',
    purpose: 'the ends of functions on a platform: settings, delivery, signature',
    files: ['functions/'],
    side: 'server',
    imports: ['functions', 'mail', 'forms'],
    types: ['documents'],
    packages: ['node:', '@libsql/client'],
    isInPages: false,
  },
  {
    name: 'server',
    purpose: 'serves the built site, takes and keeps what forms send',
    files: ['server/'],
    side: 'server',
    imports: ['functions', 'mail', 'forms', 'shared', 'src/pipeline/output/headers/'],
    types: ['documents'],
    packages: ['*'],
    isInPages: false,
  },
  {
    name: 'build steps',
    purpose: 'media, share images, icons, fonts, compression, Vite plugins',
    files: ['scripts/build/'],
    side: 'build',
    imports: ['layout', 'files', 'shared', 'forms', 'tools', ...ENGINE],
    types: ['app', 'design', 'block context'],
    packages: ['*'],
    isInPages: true,
  },
  {
    name: 'scripts',
    purpose: 'one thin shell a command',
    files: ['scripts/'],
    side: 'build',
    imports: [
      'layout',
      'files',
      'build steps',
      'shared',
      'forms',
      'tools',
      'preview',
      'mail',
      'server',
      'block schemas',
      'src/tools/catalogue/view/axe.ts',
      'tests/reliability/kills.ts',
      'vite.shared.ts',
      ...ENGINE,
    ],
    types: ['app', 'design', 'block context', 'catalogue pages'],
    packages: ['*'],
    isInPages: false,
  },
];

const matchers: ReadonlyMap<string, RegExp> = new Map(
  rooms.flatMap(({ files }) => files).map((files) => [files, matcherOf(files)]),
);

function matcherOf(files: string): RegExp {
  const escaped = files.replaceAll(/[.+?^${}()|[\]\\]/gu, String.raw`\$&`).replaceAll('*', '[^/]+');
  return new RegExp(`^${escaped}${files.endsWith('/') ? '' : '$'}`, 'u');
}

const isAmong = (file: string, files: string) => (matchers.get(files) ?? matcherOf(files)).test(file);

/** The room of a source file, by its path from the project's root with `/`; undefined for what is no source. */
export const roomOf = (file: string): Room | undefined =>
  rooms.find(({ files }) => files.some((each) => isAmong(file, each)));

/** Whether a file is part of the scripts that every page loads first. */
export function isFirstLoad(file: string): boolean {
  const { firstLoad } = roomOf(file) ?? {};
  return firstLoad !== undefined && !firstLoad.except.some((each) => isAmong(file, each));
}

/** Whether a room may import a file, as a value or as a type alone. */
export function mayImport(room: Room, file: string, isType: boolean): boolean {
  const names = isType ? [...room.imports, ...(room.types ?? [])] : room.imports;
  const target = roomOf(file);
  return target === room || names.some((name) => name === target?.name || isAmong(file, name));
}

/** Whether a room may import a package: `react-dom/client`, `node:fs`. */
export const mayImportPackage = ({ packages = [] }: Room, name: string): boolean =>
  packages.some((each) => each === '*' || name === each || name.startsWith(each.endsWith(':') ? each : `${each}/`));
