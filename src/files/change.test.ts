import { spawnSync } from 'node:child_process';
import fs, { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeFiles, finishChange, requireFinished } from './change.ts';
import { writeFile } from './write.ts';

let folder: string;
const before = { 'a.json': 'a', 'old/b.json': 'b' };
const after = { 'a.json': 'A', 'new/b.json': 'B' };
const changes = new Map([
  ['new/b.json', 'B'],
  ['old/b.json', undefined],
  ['a.json', 'A'],
]);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'change-'));
  for (const [path, text] of Object.entries(before)) writeFile(join(folder, path), text);
});
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  rmSync(folder, { recursive: true });
});

/** All files below the folder, and whether there are folders without one. */
function state() {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  expect(entries.length - files.length).toBe(1);
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [path.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(path, 'utf8')];
    }),
  );
}

test('files are written, replaced and removed, with the folders that are empty then', () => {
  changeFiles(folder, changes);
  expect(state()).toEqual(after);
  expect(finishChange(folder)).toBe(false);
});

test('a full disk leaves everything as it was', () => {
  let writes = 0;
  const write = fs.writeFileSync;
  vi.spyOn(fs, 'writeFileSync').mockImplementation((...args) => {
    if (writes++ === 1) throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    write(...args);
  });
  syncBuiltinESMExports();
  expect(() => changeFiles(folder, changes)).toThrow('ENOSPC');
  expect(state()).toEqual(before);
});

/** Changes the files in a process that is killed before it renames or removes a file for the n-th time. */
function changeAndDie(n: number) {
  const code = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    let left = ${n};
    for (const name of ['renameSync', 'rmSync']) {
      const original = fs[name];
      fs[name] = (...args) => {
        if (left-- === 0) process.kill(process.pid, 'SIGKILL');
        return original(...args);
      };
    }
    syncBuiltinESMExports();
    const { changeFiles } = await import(${JSON.stringify(new URL('./change.ts', import.meta.url).href)});
    changeFiles(${JSON.stringify(folder)}, new Map(${JSON.stringify([...changes])}.map(([path, text]) => [path, text ?? undefined])));`;
  const { signal, status } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code]);
  return signal ?? status;
}

// Clearing, the list, two files and one removal, then clearing again: the last of them.
test.each([0, 1, 2, 3, 4, 5])('whoever is killed before step %i leaves all old, or what can be finished', (n) => {
  expect(changeAndDie(n)).toBe('SIGKILL');
  if (n < 2) {
    expect(() => requireFinished(folder)).not.toThrow();
    expect(finishChange(folder)).toBe(false);
    return changeFiles(folder, changes);
  }
  expect(() => requireFinished(folder)).toThrow(`people-pages move --finish --pages ${folder}`);
  expect(finishChange(folder)).toBe(true);
  expect(state()).toEqual(after);
  requireFinished(folder);
});
