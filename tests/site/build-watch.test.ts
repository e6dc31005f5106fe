import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const WAIT = { timeout: 120_000, interval: 50 };

const folder = mkdtempSync(join(tmpdir(), 'build-watch-'));
const page = join(folder, 'pages/security.json');
const text = readFileSync('pages-data/security.json', 'utf8');
const built = () => readFileSync(join(folder, 'dist/security.html'), 'utf8');
let output = '';

cpSync('pages-data', join(folder, 'pages'), { recursive: true });
const child = spawn(
  process.execPath,
  [
    ...['scripts/people-pages.mjs', 'build', '--watch', '--no-compression'],
    ...['--pages', join(folder, 'pages'), '--out', join(folder, 'dist')],
  ],
  { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, NODE_ENV: 'production' } },
);
child.stdout.setEncoding('utf8').on('data', (chunk) => {
  output += chunk;
});

beforeAll(() => vi.waitFor(() => expect(output).toContain('Warte auf Änderungen'), WAIT));

afterAll(async () => {
  child.kill('SIGTERM');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  rmSync(folder, { recursive: true });
});

test('a save is built; one that makes a page invalid is told, and the last site stays', async () => {
  const title = /"title": "([^"]+)"/u.exec(text)?.[1] ?? '';
  expect(built()).toContain(`<title>${title}`);
  writeFileSync(page, text.replace(title, 'Personenschutz'));
  await vi.waitFor(() => expect(built()).toContain('<title>Personenschutz'), WAIT);
  writeFileSync(page, text.replace('"blocks"', '"block"'));
  await vi.waitFor(() => expect(output).toContain('unknown-property'), WAIT);
  expect(built()).toContain('<title>Personenschutz');
  writeFileSync(page, text);
  await vi.waitFor(() => expect(built()).toContain(`<title>${title}`), WAIT);
});
