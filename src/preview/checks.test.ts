import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { contentOf, page } from '../../tests/small-site.ts';
import { EVERY_FILE } from '../files/store.ts';
import { writeFile } from '../files/write.ts';
import type { SiteState } from './checker.ts';
import { Checks } from './checks.ts';

const folder = join(mkdtempSync(join(tmpdir(), 'checks-')), 'pages');
const states: SiteState[] = [];
let checks: Checks;

beforeAll(() => {
  const short = page('Start', [], { description: 'Kurz' });
  for (const { path, bytes } of contentOf({ 'index.json': short }).files) writeFile(join(folder, path), bytes);
  const thread = new URL('../../scripts/run.mjs', import.meta.url);
  const options = { folder, name: 'pages', language: 'de', day: '2026-12-01', thread } as const;
  checks = new Checks(options, (state) => states.push(state));
});
afterAll(async () => {
  await checks.end();
  rmSync(join(folder, '..'), { recursive: true });
});

const nextState = (count: number) => vi.waitFor(() => expect(states).toHaveLength(count), 20_000);

test('a folder that is away for a moment changes nothing, and is checked again once it is back', async () => {
  await nextState(1);
  const { findings } = states[0] ?? {};
  expect(findings).not.toEqual([]);
  const list = await checks.list();
  expect(list.map(({ route }) => route)).toContain('/');
  renameSync(folder, `${folder}2`);
  checks.update(EVERY_FILE);
  expect(await checks.list()).toEqual(list);
  expect(states.at(-1)).toMatchObject({ findings, failure: undefined });
  renameSync(`${folder}2`, folder);
  for (const { path, bytes } of contentOf({ 'index.json': page('Start') }).files) writeFile(join(folder, path), bytes);
  const before = states.length;
  checks.update(EVERY_FILE);
  await nextState(before + 1);
  expect(states.at(-1)?.failure).toBeUndefined();
  expect(states.at(-1)?.findings).not.toEqual(findings);
});
