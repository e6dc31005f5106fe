import fs, { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { IncompleteError } from '../findings/errors.ts';
import { readContent } from './content.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'));
  refuseToRead('locked.json');
});
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  rmSync(folder, { recursive: true });
});

/** Access rights do not hold back the superuser, whom containers run tests as: the disk itself refuses here. */
function refuseToRead(name: string) {
  const read = fs.readFileSync;
  const refusing = (...args: Parameters<typeof read>) => {
    if (String(args[0]).endsWith(name)) throw Object.assign(new Error('permission denied'), { code: 'EACCES' });
    return read(...args);
  };
  vi.spyOn(fs, 'readFileSync').mockImplementation(refusing);
  syncBuiltinESMExports();
}

test('a page that cannot be read is not left out: the run is incomplete, and says what to do', () => {
  writeFileSync(join(folder, 'index.json'), '{}');
  writeFileSync(join(folder, 'locked.json'), '{}');
  const file = join(folder, 'locked.json');
  const text = {
    de: `${file} lässt sich nicht lesen (EACCES). Geben Sie dem Benutzer, der den Befehl aufruft, das Recht, es zu lesen.`,
    en: `${file} cannot be read (EACCES). Give the user who runs the command the right to read it.`,
  };
  expect(() => readContent(folder)).toThrow(expect.objectContaining({ text }));
  expect(() => readContent(folder)).toThrow(IncompleteError);
  expect(() => readContent(folder)).toThrow(expect.objectContaining({ unread: [{ file: 'locked.json', text }] }));
});
