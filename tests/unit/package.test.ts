import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { importsIn } from './imports.ts';

/** Paths of all that the package holds. README.md, which npm always packs, is about this repository. */
let packed: ReadonlySet<string>;
beforeAll(() => {
  const { stdout } = spawnSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { encoding: 'utf8' });
  const [{ files }]: [{ files: Array<{ path: string }> }] = JSON.parse(stdout);
  packed = new Set(files.map(({ path }) => path).filter((path) => path !== 'README.md'));
});

const missingIn = (ending: RegExp, targetsIn: (file: string, text: string) => string[]) =>
  [...packed]
    .filter((file) => ending.test(file))
    .flatMap((file) =>
      targetsIn(file, readFileSync(file, 'utf8'))
        .filter((target) => !packed.has(target) && ![...packed].some((path) => path.startsWith(`${target}/`)))
        .map((target) => `${file}: ${target}`),
    );

test('its code finds whatever it imports, and no code that only tests need is in it', () => {
  const ownTargets = (file: string, code: string) =>
    importsIn(file, code).flatMap(({ target }) => (existsSync(target) ? [target] : []));
  expect(packed.size).toBeGreaterThan(900);
  expect(missingIn(/\.m?tsx?$|\.mjs$/u, ownTargets)).toEqual([]);
  expect([...packed].filter((path) => /\.test\.|\/(?:fixture|testing)\.tsx?$|^tests\//u.test(path))).toEqual([]);
});

test('its guides link to nothing that is left out', () => {
  const linked = (file: string, text: string) =>
    [...text.replaceAll(/`[^`]*`/gu, '').matchAll(/\]\(([^)#\s]+)[^)]*\)/gu)]
      .map(([, target = '']) => target)
      .filter((target) => !/^(?:[a-z]+:|\/)/u.test(target))
      .map((target) => posix.join(posix.dirname(file), target));
  expect(missingIn(/\.md$/u, linked)).toEqual([]);
});
