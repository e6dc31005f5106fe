/**
 * The rooms of the project as data: which files belong to each, where its code runs, and what it may import. The test of
 * the boundaries, the bundler's chunk groups, the guard of the browser bundle, the icon collector, the impact report and
 * the table in docs/rooms.md all read it.
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
  /** Whether it can change what is built: tools, messages and previews cannot. */
  isInPages: boolean;
}

const DRAWING = ['react', 'react-dom', 'styled-components', 'framer-motion'];

const room = (
  name: string,
  side: Side,
  files: string | readonly string[],
  purpose: string,
  rest: Partial<Room> = {},
): Room => ({
  name,
  side,
  files: [files].flat(),
  purpose,
  imports: [],
  isInPages: side !== 'server' && side !== 'development',
  ...rest,
});

/** The stages of the pipeline in the order of the data: each may import those before it. */
const stages: readonly Room[] = [
  stage('read', 'bytes → text → value → typed document', {
    imports: ['findings', 'shared', 'migrations'],
    packages: ['zod', 'jsonc-parser', '@sindresorhus/slugify', 'image-size'],
  }),
  stage('model', 'documents → the site as one value; publishing by day', {
    imports: ['forms', 'templates', 'shared'],
    packages: ['zod'],
  }),
  stage('check', 'one rule of the whole site a file; language', {
    imports: ['shared', 'findings', 'forms', 'templates'],
    packages: ['@eslint-community/regexpp'],
    isInPages: false,
  }),
  stage('report', 'problems → findings', { imports: ['findings'], isInPages: false }),
  stage('resolve', 'the site as one value → pages ready to render'),
  stage('output', 'a page → its files: document, head, SEO, share image, headers', {
    imports: ['shared'],
    types: ['app', 'design'],
  }),
].map((own, index, all) => {
  const before = all.slice(0, index).map(({ name }) => name);
  return { ...own, imports: ['documents', 'fields', 'words', 'fill', ...before, ...own.imports] };
});

function stage(name: string, purpose: string, { types = [], ...rest }: Partial<Room> = {}): Room {
  return room(name, 'build', `src/pipeline/${name}/`, purpose, { types: ['findings', ...types], ...rest });
}

const STAGES = stages.map(({ name }) => name);
const ENGINE = ['words', 'documents', 'fields', 'findings', 'templates', 'pipeline', ...STAGES];

/** A file belongs to the first room that claims it. */
export const rooms: readonly Room[] = [
  room('layout', 'build', 'src/layout.ts', 'these rooms, as data'),
  room(
    'shared',
    'shared',
    [
      'src/design/tokens.ts',
      'src/design/theme.ts',
      'src/design/typefaces.ts',
      'src/design/inline.ts',
      'src/design/crop.ts',
      'src/design/font-range.ts',
      'src/app/data-element.ts',
      'src/blocks/block-name.ts',
    ],
    'design tokens, colours and fonts of the theme, syntax of emphasis and links in texts, sizes of crops, characters of fonts, names of components, the element with the data of a document',
  ),
  room('fill', 'shared', 'src/words/fill.ts', 'fills the places of words, in browser and server'),
  room(
    'words',
    'build',
    'src/words/',
    'what visitors read beside the content, by language; a missing word does not compile',
  ),
  room('forms', 'shared', 'src/forms/', 'rules, limits, kinds and names of form fields, for browser, server and mail', {
    imports: ['fill'],
    types: ['documents', 'words'],
  }),
  room('fields', 'build', 'src/fields/', 'reusable pieces of schemas: text, link, action, image, icon, host', {
    imports: ['words'],
    packages: ['zod'],
  }),
  room(
    'block schemas',
    'build',
    ['src/blocks/block.ts', 'src/blocks/schemas.gen.ts', 'src/blocks/*/schema.ts'],
    'what authors may write in a block',
    { imports: ['fields'], packages: ['zod'], areFoldersSeparate: true },
  ),
  room(
    'migrations',
    'build',
    ['src/blocks/*/migrations/', 'src/documents/*/migrations/'],
    'steps from one version to the next',
    {
      imports: ['src/fields/steps.ts'],
      areFoldersSeparate: true,
      isInPages: false,
    },
  ),
  room(
    'documents',
    'build',
    'src/documents/',
    'what authors may write: page, section, site, menu, form; routes, media',
    {
      imports: ['shared', 'words', 'fields', 'forms', 'block schemas'],
      packages: ['zod'],
    },
  ),
  room('findings', 'build', 'src/findings/', 'what is reported to authors: places, excerpts, messages, formats', {
    imports: ['words', 'documents', 'fields'],
    packages: ['jsonc-parser'],
    isInPages: false,
  }),
  room('templates', 'build', 'src/templates/', 'pages that the engine brings along: for new pages, for forms', {
    imports: ['documents', 'words'],
    types: ['fields'],
  }),
  ...stages,
  room('pipeline', 'build', 'src/pipeline/', 'compile.ts: all stages on one screen', {
    imports: STAGES,
    types: ['findings'],
  }),
  room('design', 'browser', 'src/design/', 'primitives, motion, form fields', {
    imports: ['shared', 'fill', 'forms'],
    types: ['documents', 'fields', 'words'],
    packages: DRAWING,
  }),
  room('block context', 'browser', 'src/blocks/*', 'what a block may know of the site around it; indexes of blocks', {
    imports: ['design', 'forms', 'blocks'],
    types: ['documents', 'fields', 'block schemas'],
    packages: ['react'],
  }),
  room('blocks', 'browser', 'src/blocks/*/', 'one folder a block: component and styles', {
    imports: ['block context', 'design', 'forms', 'shared', 'fill'],
    types: ['documents', 'block schemas'],
    packages: DRAWING,
    areFoldersSeparate: true,
  }),
  room('render', 'browser', 'src/render/', 'draws a list of blocks and names none', {
    imports: ['design'],
    types: ['block context'],
    packages: ['react'],
  }),
  room('site', 'browser', 'src/site/', 'header, menu, footer, popup, consent, chat, preloader', {
    imports: ['design', 'forms', 'render', 'shared', 'fill'],
    types: ['documents', 'fields', 'words'],
    packages: DRAWING,
  }),
  room('app', 'browser', 'src/app/', 'browser entry, prerender entry, navigation', {
    imports: ['site', 'render', 'design', 'forms', 'block context', 'shared'],
    types: ['documents', 'fields', 'words'],
    packages: [...DRAWING, 'react-router-dom'],
  }),
  room('catalogue pages', 'development', 'src/tools/catalogue/view/', 'pages of the block catalogue', {
    imports: ['render', 'design', 'block context', 'app', 'tools', 'shared'],
    types: ['documents', 'words'],
    packages: [...DRAWING, 'axe-core'],
  }),
  room('preview overlay', 'development', 'src/preview/overlay/', 'what authors see over their pages in the preview', {
    imports: ['app', 'site', 'render', 'design', 'shared', 'src/preview/contract.ts'],
    types: ['documents', 'findings', 'preview'],
    packages: DRAWING,
  }),
  room('tools', 'build', 'src/tools/', 'generate, lock, migrate, move, scaffold, catalogue, impact, fix, launch', {
    imports: ['layout', 'shared', 'block schemas', ...ENGINE],
    types: ['catalogue pages', 'block context', 'design'],
    packages: ['zod', 'jsonc-parser', 'diff'],
    isInPages: false,
  }),
  room('files', 'build', 'src/files/', 'the pages folder on disk: reading, watching, writing; git', {
    imports: ['documents', 'findings', 'model', 'src/pipeline/read/media.ts'],
    types: ['read'],
    packages: ['node:', 'chokidar'],
    isInPages: false,
  }),
  room('preview', 'development', 'src/preview/', 'the live preview: plugin, site, list of pages, catalogue', {
    imports: ['shared', 'forms', 'files', 'tools', ...ENGINE],
    types: ['app', 'design'],
    packages: ['node:', 'vite', 'sharp', 'hono'],
  }),
  room('mail', 'server', 'mail/', 'composing, queue, SMTP, counters: for server and functions', {
    imports: ['fill', 'forms', 'src/findings/errors.ts'],
    types: ['documents', 'words'],
    packages: ['node:', 'nodemailer', '@libsql/client', 'zod', 'hono'],
  }),
  room(
    'functions',
    'server',
    ['functions/send-confirmation/', 'functions/request/'],
    'what also runs on a function platform, handed everything it needs',
    {
      imports: ['mail', 'forms', 'src/pipeline/output/headers/'],
      types: ['documents'],
      packages: ['hono', 'ipaddr.js', 'zod'],
    },
  ),
  room('function platforms', 'server', 'functions/', 'the ends of functions on a platform: settings, delivery', {
    imports: ['functions', 'mail', 'forms', 'scripts/language.mjs'],
    types: ['documents'],
    packages: ['node:', '@libsql/client'],
  }),
  room('server', 'server', 'server/', 'serves the built site, takes and keeps what forms send', {
    imports: [
      ...['functions', 'mail', 'forms', 'shared', 'fill', 'words'],
      ...['scripts/language.mjs', 'src/documents/day.ts', 'src/findings/errors.ts', 'src/pipeline/output/headers/'],
    ],
    types: ['documents'],
    packages: ['*'],
  }),
  room('build steps', 'build', 'scripts/build/', 'media, share images, icons, fonts, compression, Vite plugins', {
    imports: [
      ...['layout', 'files', 'shared', 'forms', 'tools'],
      ...['scripts/cli/', 'scripts/child.mjs', 'scripts/bundle.mjs', 'vite.shared.ts'],
      ...ENGINE,
    ],
    types: ['app', 'design', 'block context'],
    packages: ['*'],
  }),
  room('scripts', 'build', 'scripts/', 'one thin shell a command', {
    imports: [
      ...['layout', 'files', 'build steps', 'shared', 'forms', 'tools', 'preview', 'mail', 'server', 'block schemas'],
      ...ENGINE,
      ...['src/tools/catalogue/view/axe.ts', 'vite.shared.ts'],
    ],
    types: ['app', 'design', 'block context', 'catalogue pages'],
    packages: ['*'],
    isInPages: false,
  }),
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

/**
 * Scripts that hold several blocks: together these are a third smaller than one by one, which pays where nearly every page shows
 * them. Every page loads `client`, which begins with the client itself, what all blocks are made of and what most pages below home
 * begin with; `common` is what nearly all show further down; cards bring along the carousel that they share with a list on home.
 */
const BUNDLES = [
  { name: 'common', blocks: ['cta', 'textImage'], files: /^src\/design\/(?:cards|FeatureIcon|StoryFacts)\.tsx?$/u },
  { name: 'client', blocks: ['hero', 'intro'], files: /^src\/(?:app\/client\.tsx|design\/[^/]+)$/u },
  { name: 'carousel', blocks: ['cardCarousel'] },
];

/** The script that holds a block with others; undefined where it has one of its own. */
export const bundleOfBlock = (type: string): string | undefined =>
  BUNDLES.find(({ blocks }) => blocks.includes(type))?.name;

/** The script that holds a source file with others, and all that it imports at once, unless an earlier one has that. */
export function bundleOf(file: string): string | undefined {
  const [, type] = /^src\/blocks\/([^/]+)\//u.exec(file) ?? [];
  return type === undefined ? BUNDLES.find(({ files }) => files?.test(file))?.name : bundleOfBlock(type);
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
