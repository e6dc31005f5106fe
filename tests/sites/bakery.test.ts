import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readMailSettings } from '../../mail/settings/settings.ts';
import { settingsFor } from '../../server/capture/fixture.ts';
import type { Serving } from '../../server/serve.ts';
import { startServer } from '../../server/start.ts';
import { componentName } from '../../src/blocks/block-name.ts';
import { blockSchemas } from '../../src/blocks/schemas.gen.ts';
import { defaultColors } from '../../src/design/theme.ts';
import { writeFile } from '../../src/files/write.ts';
import { bundleOfBlock } from '../../src/layout.ts';
import { de } from '../../src/words/de.ts';
import { en } from '../../src/words/en.ts';
import { CHROMIUM_ARGS } from '../chromium.ts';
import { faultsOf } from '../site/axe.ts';
import { markupFaultsIn } from '../site/validator.ts';
import { type InstalledSite, installSite } from './installed.ts';
import { brownsIn, germanIn, isBrown } from './traces.ts';

/** A second site, as unlike the first as it can be: what it writes shows what the engine still holds of the first. */
let site: InstalledSite;
let made: ReturnType<InstalledSite['run']>;
let built: typeof made;
let dist: string;
let server: Serving;
let browser: Browser;
let texts: ReadonlyArray<{ file: string; text: string }>;

const TEXTS = /^_headers$|\.(?:html|json|js|css|svg|xml|txt|webmanifest)$/u;

beforeAll(async () => {
  site = installSite('bakery');
  made = makeBlock();
  built = site.run('build', '--no-compression');
  dist = join(site.folder, 'dist');
  if (built.status !== 0) throw new Error(built.stdout + built.stderr);
  texts = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => TEXTS.test(file))
    .map((file) => ({ file, text: readFileSync(join(dist, file), 'utf8') }));
  const mail = readMailSettings({});
  if ('problem' in mail) throw new Error(mail.problem.en);
  server = await startServer(dist, { ...settingsFor(join(site.folder, 'data/site.db')), mail }, () => {});
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
});
afterAll(async () => {
  await browser?.close();
  await server?.stop(0);
  // Thousands of files, which a busy disk takes its time to remove.
  rmSync(site.folder, { recursive: true, force: true });
});

const GUIDE = 'node_modules/people-pages/docs/blocks.md';
const own = (file: string) => join(site.folder, 'blocks/quoteWall', file);

/** Writes a block as authors do, changes it and shows it on a page. */
function makeBlock() {
  const ran = site.run('new-block', '--name', 'quoteWall', '--description', 'Wall of quotations');
  rewrite(own('QuoteWall.tsx'), (code) => code.replace('<Entries>', '<Entries data-own="changed">'));
  const { typical } = JSON.parse(readFileSync(own('examples.json'), 'utf8'));
  addBlocks(typical);
  return ran;
}

function rewrite(file: string, change: (text: string) => string) {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

const addBlocks = (...more: object[]) =>
  rewrite(join(site.folder, 'pages-data/about.json'), (text) => {
    const { blocks, ...head } = JSON.parse(text);
    return JSON.stringify({ ...head, blocks: [...blocks, ...more] });
  });

async function onPage<T>(path: string, use: (page: Page) => Promise<T>, width = 1440): Promise<T> {
  const context = await browser.newContext({
    locale: 'en-GB',
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    await page.goto(server.address + path);
    return await use(page);
  } finally {
    await context.close();
  }
}

/** What a piece of the output has that it must not have, with its file. */
const tracesIn = (find: (text: string) => readonly string[]) =>
  texts.flatMap(({ file, text }) => find(text).map((found) => `${file}: ${found}`));

const routes = () => texts.filter(({ file }) => file.endsWith('.html')).map(({ file }) => file);

describe('the bakery', () => {
  test('has no finding, and a dozen pages', () => {
    expect(built.stdout).toContain('12 pages checked: 0 errors, 0 warnings.');
    expect(germanIn(built.stdout)).toEqual([]);
    expect(built.stderr).not.toContain('lacks files');
  });

  test('has no German word and no umlaut in anything that it writes', () => {
    expect(texts.length).toBeGreaterThan(60);
    expect(tracesIn((text) => germanIn(text.replaceAll(/\/\*[\s\S]*?\*\//gu, '')))).toEqual([]);
  });

  test('has neither name nor colour of the first site, and nothing brown', () => {
    const { colors, lights }: { colors: object; lights: object } = JSON.parse(
      readFileSync('pages-data/_site/theme.json', 'utf8'),
    );
    const { colors: own }: { colors: object } = JSON.parse(
      readFileSync(join(site.folder, 'pages-data/_site/theme.json'), 'utf8'),
    );
    const foreign = Object.values({ ...defaultColors, ...colors, ...lights }).map(String);
    const others = new Set(
      [...foreign, ...Object.values(defaultColors)].filter((c) => !Object.values(own).includes(c)),
    );
    expect(tracesIn((text) => [...others].filter((color) => text.toLowerCase().includes(color)))).toEqual([]);
    expect(tracesIn((text) => /Lumen|Leute|L&(?:amp;)?L/u.exec(text) ?? [])).toEqual([]);
    expect(tracesIn(brownsIn)).toEqual([]);
  });

  test('has its own fonts, and ships neither others nor the code of what it goes without', () => {
    const assets = readdirSync(join(dist, 'assets'));
    expect(assets.filter((file) => /chat|consent|banner|curtain|embed|newsreader|instrument/iu.test(file))).toEqual([]);
    const html = readFileSync(join(dist, 'index.html'), 'utf8');
    const preloaded = [...html.matchAll(/rel="preload" href="\/([^"]+\.woff2)"/gu)].map(([, file = '']) => file);
    expect(preloaded).toHaveLength(2);
    for (const file of preloaded) expect(existsSync(join(dist, file))).toBe(true);
    expect(html).toMatch(/font-family:'Site Display Fallback'[^}]*size-adjust:/u);
  });

  test('ships the code of the blocks that its pages show, and of no other', () => {
    const pages = texts.filter(({ file }) => file.startsWith('_data/'));
    const shown = new Set(
      pages.flatMap(({ text }) => JSON.parse(text).content.blocks.map(({ type }: { type: string }) => type)),
    );
    const scripts = readdirSync(join(dist, 'assets')).map((file) => file.replace(/-[\w-]{6}\.js$/u, ''));
    const separate = ['breadList', ...Object.keys(blockSchemas)].filter((type) => bundleOfBlock(type) === undefined);
    const shipped = separate.filter((type) => scripts.includes(componentName(type)));
    expect(shipped).toEqual(separate.filter((type) => shown.has(type)));
    expect(shipped).toContain('breadList');
    expect(scripts.filter((name) => ['LiveAreas', 'rise'].includes(name))).toEqual([]);
  });

  test('has share images without brown', async () => {
    const [share = ''] = readdirSync(join(dist, 'media/share')).filter((file) => file.startsWith('index-'));
    const { data } = await sharp(join(dist, 'media/share', share))
      .resize(120)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixels = Array.from({ length: data.length / 3 }, (_, at) => [...data.subarray(at * 3, at * 3 + 3)]);
    expect(pixels.filter(([red = 0, green = 0, blue = 0]) => isBrown(red, green, blue)).length).toBeLessThan(
      pixels.length / 100,
    );
  });

  test('has no fault that html-validate finds', async () => {
    const faults = await Promise.all(routes().map((file) => markupFaultsIn(join(dist, file))));
    expect(faults.flat()).toEqual([]);
  });

  test.each([
    ['/', 390],
    ['/', 1440],
    ['/bread', 390],
    ['/cakes/order', 390],
    ['/visit', 1440],
    ['/privacy', 390],
    ['/nowhere', 1440],
  ])('%s at %i px has no fault that axe-core finds, and does not scroll sideways', async (path, width) => {
    await onPage(
      path,
      async (page) => {
        expect(await faultsOf(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      },
      width,
    );
  });

  test('is browsed by its menu, in English', async () => {
    await onPage('/', async (page) => {
      await page.locator('html[data-hydrated]').waitFor();
      await page.getByRole('button', { name: 'Open menu' }).click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await menu.getByRole('button', { name: 'Cakes' }).click();
      await menu.getByRole('link', { name: 'Wedding cakes' }).click();
      await page.getByRole('heading', { level: 1, name: 'A cake that stands up' }).waitFor();
      expect(await page.title()).toContain('Wedding cakes');
      expect(germanIn(await page.locator('body').innerText())).toEqual([]);
    });
  });

  test('takes an order: mistakes are told, thanks and mails are sent, all in English', async () => {
    const outbox = join(site.folder, 'data/outbox');
    const mails = () => (existsSync(outbox) ? readdirSync(outbox) : []).filter((name) => name.endsWith('.eml'));
    await onPage('/cakes', async (page) => {
      await page.locator('html[data-hydrated]').waitFor();
      await page.getByRole('button', { name: 'Order a cake' }).first().click();
      const popup = page.getByRole('dialog', { name: 'Order a cake' });
      await popup.getByRole('button', { name: 'Send the order' }).click();
      await popup.getByText('Your name is required').waitFor();
      expect(germanIn(await popup.innerText())).toEqual([]);
      await popup.getByLabel('Your name').fill('Ida Example');
      await popup.getByLabel('Email').fill('ida@example.org');
      await popup.getByLabel('Day you need it').fill('2027-05-01');
      await popup.getByLabel('How many will eat').fill('12');
      await popup.getByText('Cherry and almond').click();
      await popup.getByLabel('How it gets to you').selectOption('I collect it from the shop');
      await popup.getByRole('button', { name: 'Send the order' }).click();
      await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor();
      expect(germanIn(await page.locator('body').innerText())).toEqual([]);
      await expect.poll(mails, { timeout: 20_000 }).toHaveLength(2);
    });
    const letters = mails().map((name) => readFileSync(join(outbox, name), 'utf8'));
    expect(letters.flatMap(germanIn)).toEqual([]);
    expect(letters.flatMap(brownsIn)).toEqual([]);
  });

  test('answers in English what it cannot do', async () => {
    const answers = [
      fetch(`${server.address}/nowhere`),
      fetch(`${server.address}/%zz`),
      fetch(`${server.address}/bread`, { method: 'DELETE' }),
      fetch(`${server.address}/forms/thank-you/question`, {
        method: 'POST',
        headers: { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' },
        body: new URLSearchParams({ 'form-name': 'question', name: 'Ida' }),
      }),
    ];
    const bodies = await Promise.all(answers.map(async (answer) => (await answer).text()));
    expect(bodies.flatMap(germanIn)).toEqual([]);
    expect(bodies[3]).toContain(en.server.failures.invalid.title);
  });

  test('tells its authors in English what is wrong', () => {
    const wrong = { type: 'breadList', title: 'A', shelves: [{ title: 'B', loafs: [] }] };
    addBlocks(wrong, { type: 'heroo', title: 'A' });
    const { status, stdout } = site.run('validate');
    expect(status).toBe(1);
    expect(stdout).toContain('loaves');
    expect(germanIn(stdout)).toEqual([]);
  });
});

describe('the packed package, installed by the bakery', () => {
  test('writes a block, and shows it as it was changed', () => {
    expect(made).toMatchObject({ status: 0, stdout: expect.stringContaining(GUIDE) });
    expect(existsSync(join(site.folder, GUIDE))).toBe(true);
    expect(readFileSync(own('schema.ts'), 'utf8')).toContain("description: 'Wall of quotations',");
    expect(readFileSync(join(dist, 'about.html'), 'utf8')).toContain('data-own="changed"');
  });

  test('has a command of its name, which knows nothing that only this repository has', () => {
    const ran = site.runByName('test');
    expect(ran).toMatchObject({ status: 2, stderr: expect.stringContaining('"test" is only in the repository of') });
  });

  test('bundles the server, with a lockfile', () => {
    expect(site.run('build-server')).toMatchObject({ status: 0, stdout: 'dist-server/server.js\n' });
    const { packages } = JSON.parse(readFileSync(join(site.folder, 'dist-server/package-lock.json'), 'utf8'));
    expect(packages).toHaveProperty(['node_modules/hono', 'version']);
  });

  test('tells where a schema has changed, and refuses a block whose name is taken', () => {
    rewrite(own('schema.ts'), (code) => code.replace('.min(1)', '.min(2)'));
    const { stderr } = site.run('generate');
    expect(stderr).toContain('\nblocks/quoteWall/schema.ts: files in version 1');
    expect(stderr).toContain(`(${GUIDE}#changing-a-schema)`);
    writeFile(join(site.folder, 'blocks/hero/schema.ts'), '');
    expect(site.run('validate')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('blocks/hero: there is a block'),
    });
  });
});

test('what is looked for is found', () => {
  expect(germanIn(`${de.frame.skip} ${de.server.home}`)).not.toEqual([]);
  expect(germanIn('Straße')).not.toEqual([]);
  expect(brownsIn('color:#7e4b26;background:rgb(201 141 72)')).toHaveLength(2);
  expect(brownsIn('#ffd966 #f6b73c #12204d')).toEqual([]);
});
