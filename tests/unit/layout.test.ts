import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { bundleOf, mayImport, mayImportPackage, roomOf, rooms } from '../../src/layout.ts';
import { circlesOf, importsIn, importsOf, sourceFiles } from './imports.ts';

/** Files that a machine writes from those of other rooms. */
const isGenerated = (file: string) => file.includes('.gen.');

test('every source file belongs to a room', () => {
  expect(sourceFiles.filter((file) => !roomOf(file))).toEqual([]);
});

test('every room has files, and what it may import exists', () => {
  const names = new Set(rooms.map(({ name }) => name));
  const used = new Set(sourceFiles.map((file) => roomOf(file)?.name));
  expect([...names].filter((name) => !used.has(name))).toEqual([]);
  const imported = rooms.flatMap(({ imports, types = [] }) => [...imports, ...types]);
  expect(imported.filter((name) => !/[/.]/u.test(name) && !names.has(name))).toEqual([]);
});

test('every room imports only from where it may', () => {
  const own = sourceFiles.filter((file) => !isGenerated(file));
  expect(own.flatMap((file) => breachesOf(file, readFileSync(file, 'utf8')))).toEqual([]);
});

test('no files import each other around, types counted', () => {
  expect(circlesOf(new Map(sourceFiles.map((file) => [file, importsOf(file).map(({ target }) => target)])))).toEqual(
    [],
  );
});

test('circles are found', () => {
  const edges = { a: ['b'], b: ['c', 'd'], c: ['a'], d: ['e'], e: [] };
  expect(circlesOf(new Map(Object.entries(edges)))).toEqual([['a', 'b', 'c']]);
});

test('no folder holds more than 35 files lying flat', () => {
  const folders = sourceFiles.map((file) => posix.dirname(file));
  const isFull = (folder: string) => folders.filter((other) => other === folder).length > 35;
  expect([...new Set(folders)].filter(isFull)).toEqual([]);
});

test.each([
  ['src/design/Icon.tsx', "import { App } from '../app/App.tsx';", 'src/app/App.tsx'],
  ['src/blocks/hero/Hero.tsx', "import { schema } from './schema.ts';", 'src/blocks/hero/schema.ts'],
  ['src/blocks/hero/Hero.tsx', "\nimport { Cta } from '../cta/Cta.tsx';", 'src/blocks/cta/Cta.tsx'],
  ['src/blocks/hero/schema.ts', "import { useId } from 'react';", 'react'],
  ['src/render/BlockList.tsx', "export { Hero } from '../blocks/hero/Hero.tsx';", 'src/blocks/hero/Hero.tsx'],
  ['src/app/App.tsx', "const zod = await import('zod');", 'zod'],
  [
    'src/app/App.tsx',
    "import type { SiteModel } from '../pipeline/model/site-model.ts';",
    'src/pipeline/model/site-model.ts',
  ],
  ['src/pipeline/read/load.ts', "import 'node:fs';", 'node:fs'],
  [
    'src/pipeline/read/load.ts',
    "import type { SiteModel } from '../model/site-model.ts';",
    'src/pipeline/model/site-model.ts',
  ],
  ['src/findings/locate.ts', "import type { Checked } from '../pipeline/compile.ts';", 'src/pipeline/compile.ts'],
  ['scripts/validate.ts', "import {\n  text,\n} from '../src/design/Text.tsx';", 'src/design/Text.tsx'],
  ['server/app.ts', "import { blockSchemas } from '../src/blocks/schemas.gen.ts';", 'src/blocks/schemas.gen.ts'],
  [
    'functions/send-confirmation/body.ts',
    "import { a } from '../../src/pipeline/compile.ts';",
    'src/pipeline/compile.ts',
  ],
])('%s must not say %j', (file, code, target) => {
  expect(breachesOf(file, code)).toEqual([expect.stringContaining(`imports ${target}`)]);
});

test.each([
  ['src/blocks/hero/Hero.tsx', "import type { HeroBlock } from './schema.ts';\nimport { Title } from './styles.ts';"],
  ['src/app/App.tsx', "import type { Page } from '../documents/page.ts';"],
  ['src/pipeline/output/prerender.ts', "export type { App } from '../../app/App.tsx';"],
  ['src/pipeline/model/publish.ts', "import { load } from '../read/load.ts';"],
])('%s may say %j', (file, code) => {
  expect(breachesOf(file, code)).toEqual([]);
});

test.each([
  ['src/app/client.tsx', 'client'],
  ['src/app/bootstrap.ts', undefined],
  ['src/design/Section.tsx', 'client'],
  ['src/design/carousel/Carousel.tsx', undefined],
  ['src/design/cards.ts', 'common'],
  ['src/blocks/cta/Cta.tsx', 'common'],
  ['src/blocks/hero/styles.ts', 'client'],
  ['src/blocks/partners/Partners.tsx', undefined],
])('%s is in the script %s', (file, expected) => {
  expect(bundleOf(file)).toBe(expected);
});

function breachesOf(file: string, code: string): string[] {
  const room = roomOf(file);
  if (!room) return [];
  return importsIn(file, code).flatMap(({ target, isType, line }) => {
    const isOurs = roomOf(target) !== undefined || /^(?:tests\/|vite\.)/u.test(target);
    const isRight = isOurs
      ? mayImport(room, target, isType) && !isNeighbour(file, target)
      : isType || mayImportPackage(room, target);
    return isRight ? [] : [`${file}:${line} (${room.name}) imports ${target}${isType ? ' (type)' : ''}`];
  });
}

/** Whether two files are in different folders of a room whose folders are separate, such as two blocks. */
function isNeighbour(file: string, target: string): boolean {
  const room = roomOf(file);
  if (!room?.areFoldersSeparate || roomOf(target) !== room) return false;
  const folderOf = (path: string) => /^src\/blocks\/[^/]+\//u.exec(path)?.[0];
  return folderOf(target) !== undefined && folderOf(file) !== folderOf(target);
}
