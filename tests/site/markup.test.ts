import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dist } from './site.ts';
import { markupFaultsIn } from './validator.ts';

const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));

test.each(files)('%s has no fault that html-validate finds', async (file) => {
  expect(await markupFaultsIn(join(dist, file))).toEqual([]);
});
