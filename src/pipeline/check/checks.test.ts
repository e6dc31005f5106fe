import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every check has its test beside it', () => {
  const files = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?:^|[/\\])[a-z]+(?:-[a-z]+)+(?:\.test)?\.ts$/u.test(file),
  );
  const checks = files.filter((file) => !file.endsWith('.test.ts'));
  expect(files).toEqual(expect.arrayContaining(checks.map((file) => file.replace('.ts', '.test.ts'))));
});
