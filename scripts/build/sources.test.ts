import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { engineFiles, hashOfFiles } from './sources.ts';

const folder = mkdtempSync(join(tmpdir(), 'sources-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

test('a hash of files changes with every name and content, and with nothing else', () => {
  const files = [write('a.ts', 'one'), write('b.ts', 'two')];
  const before = hashOfFiles(files);
  expect(hashOfFiles([...files].reverse())).toBe(before);
  expect(hashOfFiles(files.slice(0, 1))).not.toBe(before);
  write('b.ts', 'three');
  expect(hashOfFiles(files)).not.toBe(before);
  write('b.ts', 'two');
  expect(hashOfFiles(files)).toBe(before);
  expect(hashOfFiles([...files.slice(0, 1), write('c.ts', 'two')])).not.toBe(before);
});

test('code is built from sources, assets, configuration and the versions of packages; no test is part of it', () => {
  const files = engineFiles();
  expect(files).toEqual(
    expect.arrayContaining([
      ...[
        'src/app/prerender.tsx',
        'src/blocks/hero/Hero.tsx',
        'src/design/icons.gen.svg',
        'src/pipeline/output/document.ts',
      ],
      ...['scripts/build/vite/no-prefixer.ts', 'vite.shared.ts', 'package-lock.json', 'tsconfig.json'],
    ]),
  );
  expect(files.filter((file) => /\.test\.|^src\/preview|^server/u.test(file))).toEqual([]);
});
