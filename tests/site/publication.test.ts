import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { named } from './html.ts';

const folder = mkdtempSync(join(tmpdir(), 'publication-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a site with sample data is not built for the public, and every sample is named', async () => {
  const out = join(folder, 'public');
  const { code, output } = await run('build', '--production', '--out', out);
  expect(code).toBe(1);
  expect(output).toContain('pages-data/_site/site.json:12:17  Fehler  sample-value  /sampleData');
  expect(output).toContain('„kontakt@example.com“ ist eine Beispieladresse.');
  expect(output).toContain(
    'Mit Beispielwerten wird keine Website für die Öffentlichkeit gebaut; zur Ansicht mit --demo.',
  );
  expect(existsSync(out)).toBe(false);
});

test('the launch check names the same samples and ends with 1', async () => {
  const { code, output } = await run('check-launch', '--format', 'json');
  const { findings } = JSON.parse(output);
  const files = new Set(findings.map(({ file }: { file: string }) => file));
  expect(code).toBe(1);
  expect([...files]).toEqual(expect.arrayContaining(['pages-data/_site/site.json', 'pages-data/impressum.json']));
  expect((await run('check-launch', '--nonsense')).code).toBe(2);
});

test('a demo is built with sample data, and asks search engines to take no page', async () => {
  const out = join(folder, 'demo');
  expect((await run('build', '--production', '--demo', '--out', out)).code).toBe(0);
  const documents = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.html'));
  expect(documents.length).toBeGreaterThan(40);
  for (const path of documents) {
    const html = readFileSync(join(out, path), 'utf8');
    const robots = named(html, 'meta').filter(({ attributes }) => attributes.name === 'robots');
    expect(
      robots.map(({ attributes }) => attributes.content),
      path,
    ).toEqual(['noindex']);
    expect(html, path).not.toContain('ld+json');
  }
  expect(readFileSync(join(out, 'sitemap.xml'), 'utf8')).not.toContain('<url>');
  expect(readFileSync(join(out, 'robots.txt'), 'utf8')).not.toContain('Disallow');
});

async function run(script: string, ...args: string[]) {
  const env = { ...process.env, NO_COLOR: '1' };
  const child = spawn(process.execPath, ['scripts/people-pages.mjs', script, ...args], { env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const [code] = await once(child, 'close');
  return { code, output };
}
