import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import budgets from '../budgets.json' with { type: 'json' };
import { phone, startChromium } from './browser.ts';
import { closureOf, scriptsOf, sentSize } from './chunks.ts';
import { named } from './html.ts';
import { address, dist, documentOf, everyPage, routes, UNKNOWN } from './site.ts';

const { withPage } = startChromium();
const folder = mkdtempSync(join(tmpdir(), 'site-of-80-'));
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * The budget, 90 KiB, holds for a page of eight blocks; a longer one may need a little more for each. A quarter of a KiB is
 * left for what differs between machines: chunk names hold hashes, which compress unequally.
 */
function javascriptBudget(blocks: number): number {
  const { upToBlocks, bytes, furtherBlock } = budgets.javascript;
  return bytes + Math.max(0, blocks - upToBlocks) * furtherBlock;
}

function blockCount(route: string): number {
  const file = route === UNKNOWN ? '_site/not-found' : route === '/' ? 'index' : route.slice(1);
  return JSON.parse(readFileSync(`pages-data/${file}.json`, 'utf8')).blocks.length;
}

/** Bytes as they are sent, compressed. The budgets are what was measured once, and a tenth more. */
describe.concurrent.each(everyPage)('%s', (route) => {
  const html = documentOf(route);
  const { bootstrap, modules } = scriptsOf(html);

  test('starts with a bootstrap within its budget, which needs nothing else', () => {
    expect([...closureOf(bootstrap)]).toEqual(bootstrap);
    expect(sum(bootstrap)).toBeLessThanOrEqual(budgets.bootstrap);
  });

  test('comes to life within the budget for scripts', () => {
    expect(sum([...bootstrap, ...modules])).toBeLessThanOrEqual(javascriptBudget(blockCount(route)));
  });

  test('is a document within its budget', () => {
    expect(sentSize(route === UNKNOWN ? '404.html' : `${route === '/' ? '/index' : route}.html`)).toBeLessThanOrEqual(
      budgets.html,
    );
  });

  test('preloads fonts within their budget', () => {
    const fonts = named(html, 'link').filter(({ attributes }) => attributes.as === 'font');
    expect(sum(fonts.map(({ attributes: { href = '' } }) => href))).toBeLessThanOrEqual(budgets.fonts);
  });

  test('shows a first picture within its budget on a phone', async () => {
    const chosen = await withPage({ viewport: phone, deviceScaleFactor: 2 }, async (page) => {
      await page.route(/\/(?:assets|media)\//u, (request) => request.abort());
      await page.goto(address + route, { waitUntil: 'domcontentloaded' });
      return page.locator('main img[fetchpriority="high"]').evaluateAll(async (images) => {
        await new Promise(requestAnimationFrame);
        return images.map((image) => (image instanceof HTMLImageElement ? image.currentSrc : ''));
      });
    });
    expect(sum(chosen.map((url) => new URL(url).pathname))).toBeLessThanOrEqual(budgets.firstPicture);
  });
});

test('a site of 80 pages asks every page for the same scripts as a site of 40', async () => {
  const pages = join(folder, 'pages');
  const out = join(folder, 'dist');
  cpSync('pages-data', pages, { recursive: true });
  const template = JSON.parse(readFileSync('pages-data/styling.json', 'utf8'));
  mkdirSync(join(pages, 'kopie'));
  for (let number = 1; number <= routes.length; number += 1) {
    writeFileSync(join(pages, 'kopie', `seite-${number}.json`), JSON.stringify(copyOf(template, number)));
  }
  await build(pages, out);
  expect(readdirSync(join(out, 'kopie')).filter((file) => file.endsWith('.html'))).toHaveLength(routes.length);
  expect(readdirSync(join(out, 'assets'))).toEqual(readdirSync(join(dist, 'assets')));
});

const sum = (paths: readonly string[]) => paths.reduce((bytes, path) => bytes + sentSize(path), 0);

const copyOf = (page: object, number: number) => ({
  ...page,
  unlisted: true,
  title: `Kopie ${number}`,
  description: `Die Kopie ${number} steht hier nur, damit die Website doppelt so viele Seiten hat wie sonst, und sonst für nichts.`,
});

async function build(pages: string, out: string) {
  const args = ['scripts/people-pages.mjs', 'build', '--pages', pages, '--out', out];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`The build ended with code ${code}\n${output}`);
}
