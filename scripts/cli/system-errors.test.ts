import { expect, test } from 'vitest';
import { staleIndex } from './system-errors.ts';

const missing = (importer: string) =>
  Object.assign(new Error(`Cannot find module '/p/src/check/gone.ts' imported from ${importer}`), {
    code: 'ERR_MODULE_NOT_FOUND',
  });

test('an index that names a file that is gone is to be written anew; any other missing module is a fault', () => {
  expect(staleIndex(missing('/p/src/pipeline/checks.gen.ts'))?.de).toContain('checks.gen.ts nennt eine Datei');
  expect(staleIndex(missing('C:\\p\\src\\blocks\\schemas.gen.ts'))?.en).toContain('npm run generate');
  expect(staleIndex(missing('/p/src/pipeline/compile.ts'))).toBeUndefined();
  expect(staleIndex(new Error('x'))).toBeUndefined();
});
