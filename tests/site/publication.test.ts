import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { named } from './html.ts';
import { dist } from './site.ts';

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

test('a demo with two more pages: no page is to be indexed, and the scripts are the same', async () => {
  const out = join(folder, 'demo');
  const pages = join(folder, 'pages');
  cpSync('pages-data', pages, { recursive: true });
  for (const number of [1, 2]) writeFileSync(join(pages, `kopie-${number}.json`), copyOf('styling', number));
  expect((await run('build', '--production', '--demo', '--pages', pages, '--out', out)).code).toBe(0);
  // What is on a page is in no script: however many pages there are, each one asks for the same.
  expect(existsSync(join(out, 'kopie-2.html'))).toBe(true);
  expect(readdirSync(join(out, 'assets'))).toEqual(readdirSync(join(dist, 'assets')));
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

test('a site whose parts are found again equals one that is made anew, byte for byte', async () => {
  const pages = join(folder, 'few');
  const parent = join(pages, 'live.json');
  const contentOf = async (name: string, ...flags: string[]) => {
    const out = join(folder, name);
    expect((await run('build', '--pages', pages, '--out', out, ...flags)).code).toBe(0);
    const paths = readdirSync(out, { recursive: true, encoding: 'utf8' }).sort();
    const files = paths.filter((path) => statSync(join(out, path)).isFile());
    return files.map(
      (path) =>
        `${path} ${createHash('sha256')
          .update(readFileSync(join(out, path)))
          .digest('hex')}`,
    );
  };
  cpSync('tests/fixtures/mistakes/base', pages, { recursive: true });
  writeFileSync(parent, copyOf('security', 1, pages));
  writeFileSync(join(pages, 'gone.json'), copyOf('security', 2, pages));
  const first = await contentOf('kept');
  rmSync(join(pages, 'gone.json'));
  // The way to a page is in its document: the name of the page above it.
  writeFileSync(parent, copyOf('security', 3, pages));
  const kept = await contentOf('kept');
  expect(kept).not.toEqual(first);
  expect(await contentOf('found')).toEqual(kept);
  expect(await contentOf('anew', '--no-cache')).toEqual(kept);
});

function copyOf(name: string, number: number, folder = 'pages-data'): string {
  const page = JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8'));
  const description = `Die Kopie ${number} steht hier nur, damit die Website mehr Seiten hat als sonst, und sonst für nichts.`;
  return JSON.stringify({ ...page, unlisted: true, title: `Kopie ${number}`, description });
}

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
