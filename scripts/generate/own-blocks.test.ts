import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { writeFile } from '../../src/files/write.ts';
import { blockValues } from '../../src/tools/scaffold/block.ts';
import { filledTemplates } from '../scaffold/templates.ts';

const ENGINE = 'node_modules/people-pages';

/** A site that has installed the engine, with a block of its own. */
let site: string;
beforeAll(() => {
  site = mkdtempSync(join(tmpdir(), 'own-blocks-'));
  for (const path of [
    'src',
    'scripts',
    'schema',
    'server',
    'mail',
    'functions',
    'package.json',
    'public',
    'tsconfig.base.json',
    'tsconfig.browser.json',
    'tsconfig.json',
    'vite.shared.ts',
  ])
    cpSync(path, join(site, ENGINE, path), { recursive: true });
  for (const name of readdirSync('node_modules').filter((each) => !each.startsWith('.')))
    symlinkSync(resolve('node_modules', name), join(site, 'node_modules', name));
  cpSync('tests/fixtures/mistakes/base', join(site, 'pages-data'), { recursive: true });
});
beforeEach(() => {
  rmSync(join(site, 'blocks'), { recursive: true, force: true });
  writeBlock('voices');
});
afterAll(() => rmSync(site, { recursive: true }));

/** The package as it comes from the registry: without what it took over, and with its own lock alone. */
function reinstall() {
  rmSync(join(site, ENGINE, 'src/blocks/voices'), { recursive: true, force: true });
  rmSync(join(site, ENGINE, 'node_modules'), { recursive: true, force: true });
  cpSync('schema/lock.json', join(site, ENGINE, 'schema/lock.json'));
}

const own = (file: string) => join(site, 'blocks/voices', file);

function writeBlock(type: string) {
  for (const { path, content } of filledTemplates('block', blockValues(type, { de: 'Stimmen', en: 'Voices' })))
    if (!path.includes('.test.')) writeFile(join(site, path.replace('src/blocks', 'blocks')), content);
}

const edit = (file: string, from: string, to: string) =>
  writeFile(own(file), readFileSync(own(file), 'utf8').replace(from, to));

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ENGINE, 'scripts/people-pages.mjs'), ...args], {
    cwd: site,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

/** What programs read: JSON, and nothing else. */
const validated = () => {
  const { status, stdout, stderr } = run('validate', '--format', 'json');
  return { status, stderr, findings: JSON.parse(stdout).findings };
};

test('a change is taken over once, and only what the site has to commit is named, aside from what a program reads', () => {
  expect(validated()).toMatchObject({ status: 0, stderr: 'geschrieben: blocks/lock.json\n' });
  expect(validated()).toMatchObject({ status: 0, stderr: '' });
});

test('code that cannot be generated from fails every command', () => {
  edit('schema.ts', 'export const schema', 'export const broken = null.broken;\nexport const schema');
  for (const _ of [1, 2]) expect(run('validate')).toMatchObject({ status: 2, stdout: '' });
});

test('a syntax error is told where it stands in the site, without a stack', () => {
  edit('schema.ts', 'export const schema', 'const = 1;\nexport const schema');
  const { status, stderr } = run('validate');
  expect(stderr).toMatch(/^blocks\/voices\/schema\.ts:\d+:6: ERROR: /mu);
  expect(stderr).not.toMatch(/node_modules|^ +at /mu);
  expect(status).toBe(2);
});

test('an import that leads nowhere is told with the file that has it, without a stack', () => {
  edit('schema.ts', 'fields/text.ts', 'fields/texts.ts');
  expect(run('validate')).toMatchObject({
    status: 2,
    stderr: 'blocks/voices/schema.ts: Was hier importiert wird, gibt es nicht: src/fields/texts.ts\n',
  });
});

test('what is left to do is told by every command, with the paths of the site, and does not stop it', () => {
  edit('examples.json', '{', '{,');
  for (const _ of [1, 2]) {
    const { status, stderr } = validated();
    expect(stderr).toContain('blocks/voices/examples.json:1:2');
    expect(stderr).not.toContain('src/blocks');
    expect(status).toBe(0);
  }
});

test('Vite knows them without a command before', () => {
  reinstall();
  writeFile(
    join(site, 'vite.config.mjs'),
    "import { pages } from 'people-pages/vite';\nexport default { plugins: [pages({ demo: true })] };\n",
  );
  const page = JSON.parse(readFileSync(join(site, 'pages-data/security.json'), 'utf8'));
  const { typical } = JSON.parse(readFileSync(own('examples.json'), 'utf8'));
  writeFile(
    join(site, 'pages-data/voices.json'),
    JSON.stringify({
      ...page,
      title: 'Stimmen',
      description: 'Was andere über uns sagen: drei Stimmen von Menschen, die uns seit Jahren kennen.',
      unlisted: true,
      blocks: [page.blocks[0], typical],
    }),
  );
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('node_modules/vite/bin/vite.js'), 'build'], {
    cwd: site,
    encoding: 'utf8',
  });
  rmSync(join(site, 'pages-data/voices.json'));
  expect(status, stdout + stderr).toBe(0);
  expect(readFileSync(join(site, 'dist/voices.html'), 'utf8')).toContain(typical.title);
});

test('a change that breaks old pages is told where the package was installed anew, too', () => {
  expect(validated()).toMatchObject({ status: 0, stderr: expect.stringContaining('blocks/lock.json') });
  reinstall();
  edit('schema.ts', 'max(12)', 'max(3)');
  expect(validated().stderr).toContain('Dateien in Version 1 von „voices“ sind nicht mehr gültig.');
  expect(readFileSync(join(site, ENGINE, 'schema/lock.json'), 'utf8')).not.toContain('voices');
});

test('a version without its step is told, and nothing is locked that no command could read', () => {
  validated();
  const locked = () => readFileSync(join(site, 'blocks/lock.json'), 'utf8');
  const before = locked();
  edit('schema.ts', 'version: 1', 'version: 2');
  edit('schema.ts', 'max(12)', 'max(9)');
  for (const _ of [1, 2]) {
    const { status, stderr } = validated();
    expect(stderr).toContain('  - blocks/voices/migrations/1-to-2.ts');
    expect(status).toBe(0);
  }
  expect(locked()).toBe(before);
});

/** Version 2, in which `text` is called `words`, with all that its migration needs. */
function renameText() {
  edit('schema.ts', 'version: 1', 'version: 2');
  edit('schema.ts', 'text: richText', 'words: richText');
  edit('Voices.tsx', 'entry.text', 'entry.words');
  writeFile(own('examples.json'), readFileSync(own('examples.json'), 'utf8').replaceAll('"text"', '"words"'));
  writeFile(
    own('migrations/1-to-2.ts'),
    "import { rename } from '../../../fields/steps.ts';\n\nexport const step = [rename('entries[].text', 'words')];\n",
  );
  writeFile(own('fixtures/v1.json'), pageWith('text'));
  writeFile(own('migrated/v1.json'), pageWith('words'));
}

const pageWith = (property: string) =>
  JSON.stringify({
    title: 'Stimmen',
    description: 'Was andere über uns sagen: drei Stimmen von Menschen, die uns seit Jahren kennen.',
    blocks: [{ type: 'voices', title: 'Stimmen', entries: [{ title: 'Erste', [property]: 'Gut.' }] }],
  });

test('an old page that does not come out as its migrated file says is told, until it does', () => {
  validated();
  renameText();
  writeFile(own('migrated/v1.json'), pageWith('text'));
  for (const _ of [1, 2])
    expect(validated().stderr).toContain(
      'voices/fixtures/v1.json weicht umgestellt in Zeile 1 von blocks/voices/migrated',
    );
  writeFile(own('fixtures/v1.json'), '{}');
  expect(validated().stderr).toContain('blocks/voices/fixtures/v1.json ist keine Seite');

  writeFile(own('fixtures/v1.json'), pageWith('text'));
  writeFile(own('migrated/v1.json'), pageWith('words'));
  validated();
  expect(validated().stderr).toBe('');
});

test('a block with older versions that is gone is told, and keeps no command from starting', () => {
  validated();
  renameText();
  validated();
  rmSync(join(site, 'blocks/voices'), { recursive: true });
  for (const _ of [1, 2])
    expect(validated()).toMatchObject({ status: 0, stderr: expect.stringContaining('--relock voices') });
});

test('help is given without anything being generated before', () => {
  edit('examples.json', '{', '{,');
  for (const args of [['validate', '--help'], ['--help']])
    expect(run(...args)).toMatchObject({ status: 0, stderr: '' });
});

test('a command of the engine alone is told as one', () => {
  const { status, stderr } = run('new-check', '--name', 'dates-future');
  expect(status).toBe(2);
  expect(stderr).toMatch(/^„new-check“ gibt es nur im Repository/u);
});

test('a block that is gone is told until the lock has let it go', () => {
  validated();
  rmSync(join(site, 'blocks/voices'), { recursive: true });
  expect(validated().stderr).toContain('--relock voices');
  expect(run('generate', '--relock', 'voices')).toMatchObject({ status: 0, stderr: '' });
  expect(validated().stderr).toBe('');
});

test.each([
  ['another export', () => edit('Voices.tsx', 'function Voices', 'function Voice'), 'blocks/voices: Von Voices.tsx'],
  [
    'another name in its schema',
    () => edit('schema.ts', "'voices'", "'voice'"),
    "blocks/voices: In schema.ts heißt der Block „voice“. Schreiben Sie block('voices', …)",
  ],
  ['no component', () => rmSync(own('Voices.tsx')), 'blocks/voices: Von Voices.tsx'],
  ['a name that is no word of code', () => writeBlock('my-voices'), 'blocks/my-voices: „my-voices“ geht nicht'],
  ['the name of a built-in block', () => writeBlock('hero'), 'blocks/hero: Einen Block dieses Namens gibt es schon.'],
])('%s is told before anything is generated', (_, spoil, message) => {
  spoil();
  expect(run('validate')).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining(message) });
});

test('a new one comes with a configuration by which TypeScript checks all of them', () => {
  const made = run('new-block', '--name', 'quoteWall');
  expect(made).toMatchObject({ status: 0, stdout: expect.stringContaining('@types/react') });
  const tsc = () =>
    spawnSync(process.execPath, [resolve('node_modules/typescript/bin/tsc')], { cwd: site, encoding: 'utf8' }).stdout;
  expect(tsc()).toBe('');
  edit('Voices.tsx', 'block.entries', 'block.entires');
  expect(tsc()).toContain("error TS2551: Property 'entires' does not exist");
});
