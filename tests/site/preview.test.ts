import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { commandLine } from '../../scripts/cli/process.ts';
import { freePort } from '../free-port.ts';
import { desktop, eventually, startChromium, withoutMotion } from './browser.ts';
import { elementOf } from './site.ts';

declare global {
  interface Window {
    /** survives as long as the document does */
    marker?: string;
  }
}

const { keptPage, withPage, withLonePage } = startChromium({}, withoutMotion);
/** The pages that tests go on in, by their route. */
const visited = new Map<string, ReturnType<typeof visit>>();
const pages = mkdtempSync(join(tmpdir(), 'preview-pages-'));
const file = join(pages, 'styling.json');
/** An editor that writes down what it is asked to open. */
const editor = `${pages}-editor.sh`;
const opened = `${pages}-opened.txt`;
let original: string;
let server: ChildProcess;
let address: string;
let unchanged: unknown[];

beforeAll(async () => {
  cpSync('pages-data', pages, { recursive: true });
  original = readFileSync(file, 'utf8');
  const port = await freePort();
  address = `http://localhost:${port}`;
  const args = commandLine('dev-server', '--host', '--pages', pages, '--port', String(port));
  writeFileSync(editor, `#!/bin/sh\necho "$@" > ${opened}\n`, { mode: 0o755 });
  server = spawn(process.execPath, args, {
    env: { ...process.env, LAUNCH_EDITOR: editor },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await answering();
  unchanged = await stateOfPages();
});

// The preview needs a moment to see what the test before has put back.
beforeEach(() => eventually(async () => expect(await stateOfPages()).toEqual(unchanged)));

afterAll(() => {
  server?.kill();
  for (const path of [pages, editor, opened]) rmSync(path, { recursive: true, force: true });
});

test('a saved page appears without a reload, and the scroll position stays', () =>
  inPreview('/styling', async (page) => {
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => window.scrollTo(0, 800));
    const before = await settledPlaceOf(page, 'main h2');
    const title = titleOf(original).replace(/\p{L}(?=\P{L}*$)/u, 'X');
    save(original.replace(titleOf(original), title));
    await page.getByRole('heading', { level: 1, name: plain(title) }).waitFor();
    expect(await settledPlaceOf(page, 'main h2')).toBeCloseTo(before, -1);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(700);
    expect(await page.evaluate(() => window.marker)).toBe('here');
  }));

test('a page that a link has led to follows its file, too', () =>
  inPreview('/impressum', async (page) => {
    await page.locator('footer a[href="/styling"]').first().click();
    const title = titleOf(original).replace(/\p{L}(?=\P{L}*$)/u, 'X');
    await page.getByRole('heading', { level: 1, name: plain(titleOf(original)) }).waitFor();
    save(original.replace(titleOf(original), title));
    await page.getByRole('heading', { level: 1, name: plain(title) }).waitFor();
    expect(await page.evaluate(() => window.marker)).toBe('here');
  }));

test('a broken file shows what is wrong over the last good page, until it is fixed', () =>
  inPreview('/styling', async (page) => {
    const heading = await page.locator('h1').innerText();
    save(original.replace('"title"', '"titel"'));
    const overlay = page.getByRole('alert', { name: 'Fehler im Inhalt' });
    // Between the moments in which a file is emptied and written, it is empty.
    await overlay.getByText('Meinten Sie `title`?').waitFor();
    const line = lineOf(original, '"title"');
    const text = await overlay.innerText();
    expect(text).toContain(`${pages}/styling.json:${line}:`);
    expect(text).toMatch(new RegExp(`> +${line} \\| +"titel"`, 'u'));
    expect(await page.locator('h1').innerText()).toBe(heading);
    save(original);
    await overlay.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => window.marker)).toBe('here');
  }));

test('a block that throws says so in its place, with the line of its source, until it is fixed', () =>
  withLonePage({ viewport: desktop }, async (page) => {
    await page.route('**/src/blocks/hero/Hero.tsx*', async (route) => {
      const module = await (await route.fetch()).text();
      const thrown = "if (arguments[0].block.title === 'Kaputt') throw new Error('Dieser Kopf wirft');";
      await route.fulfill({
        contentType: 'text/javascript',
        body: module.replace(/^export function Hero\(.*\{$/mu, (line) => line + thrown),
      });
    });
    await page.goto(`${address}/styling`);
    const heading = page.getByRole('heading', { level: 1 });
    await heading.waitFor();
    save(original.replace(titleOf(original), 'Kaputt'));
    const failure = page.getByRole('main').getByRole('alert', { name: 'Fehler im Code' });
    await failure.filter({ hasText: 'Seite /styling: Block 1 „hero“ lässt sich nicht darstellen' }).waitFor();
    const line = lineOf(readFileSync('src/blocks/hero/Hero.tsx', 'utf8'), 'export function Hero(');
    expect(await failure.innerText()).toContain(`: Dieser Kopf wirft\n  src/blocks/hero/Hero.tsx:${line}:`);
    save(original);
    await heading.waitFor();
    expect(await failure.count()).toBe(0);
  }));

test('warnings are counted, told to whoever opens them, and gone when they are fixed', () =>
  inPreview('/styling', async (page) => {
    await page.locator('summary', { hasText: 'Warnung' }).waitFor({ state: 'detached' });
    const lead = 'TODO: Preise';
    save(original.replace(titleOf(original), lead));
    const summary = page.locator('summary', { hasText: 'Eine Warnung' });
    await summary.waitFor();
    const remedy = page.getByText('Schreiben Sie den endgültigen Text.');
    expect(await remedy.isVisible()).toBe(false);
    await summary.click();
    await remedy.waitFor();
    const text = await page.locator('details', { has: summary }).innerText();
    expect(text).toContain(`${pages}/styling.json:${lineOf(original, titleOf(original))}:`);
    expect(text).toContain('Der Text enthält noch einen Platzhalter: „TODO“.');
    expect(await page.getByRole('alert', { name: 'Fehler im Inhalt' }).count()).toBe(0);
    save(original);
    await summary.waitFor({ state: 'detached' });
  }));

test('a file that is no JSON shows the place where it breaks', () =>
  inPreview('/styling', async (page) => {
    save(original.slice(0, -3));
    const overlay = page.getByRole('alert', { name: 'Fehler im Inhalt' });
    await overlay.waitFor();
    expect(await overlay.innerText()).toContain(`${pages}/styling.json:`);
    save(original);
    await overlay.waitFor({ state: 'detached' });
  }));

test('a symbolic link in the place of a page is named over the last good page, until the file is back', () =>
  inPreview('/styling', async (page) => {
    const overlay = page.getByRole('alert', { name: 'Fehler im Inhalt' });
    const heading = await page.locator('h1').innerText();
    try {
      renameSync(file, `${pages}-styling.json`);
      symlinkSync(`${pages}-styling.json`, file);
      await overlay.waitFor();
      expect(await overlay.innerText()).toContain(
        '„styling.json“ ist eine symbolische Verknüpfung. Legen Sie stattdessen die Datei selbst dort ab oder löschen Sie den Eintrag.',
      );
      expect((await fetch(`${address}/styling`, { headers: { accept: 'text/html' } })).status).toBe(200);
      expect(await page.locator('h1').innerText()).toBe(heading);
    } finally {
      rmSync(file);
      renameSync(`${pages}-styling.json`, file);
    }
    await overlay.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => window.marker)).toBe('here');
  }));

test('a page that is broken from the start is shown as soon as it is fixed', async () => {
  save(original.replace('"title"', '"titel"'));
  await withPage({ viewport: desktop }, async (page) => {
    await page.goto(`${address}/styling`);
    await page.getByRole('alert', { name: 'Fehler im Inhalt' }).waitFor();
    save(original);
    await page.getByRole('heading', { level: 1, name: plain(titleOf(original)) }).waitFor();
  });
});

test('what is saved before the browser listens is shown as soon as it does', () =>
  withPage({ viewport: desktop }, async (page) => {
    const changed = original.replace(titleOf(original), 'Noch vor dem Zuhören');
    await page.route('**/preview/overlay/preview.tsx*', async (route) => {
      save(changed);
      await eventually(async () =>
        expect(await (await fetch(`${address}/_data/styling.json`)).text()).toContain('Noch vor dem'),
      );
      await route.continue();
    });
    await page.goto(`${address}/styling`);
    await page.getByRole('heading', { level: 1, name: 'Noch vor dem Zuhören' }).waitFor();
    save(original);
  }));

test('a new file is served at once, a deleted one gives the not-found page, where it is open too', async () => {
  const added = join(pages, 'live/neue-seite.json');
  const page = { ...JSON.parse(original), title: 'Ganz neu', unlisted: true, description: 'n'.repeat(90) };
  await withPage({ viewport: desktop }, async (browser) => {
    const headers = { accept: 'text/html' };
    const status = async () => (await fetch(`${address}/live/neue-seite`, { headers })).status;
    expect(await status()).toBe(404);
    writeFileSync(added, JSON.stringify(page));
    await eventually(async () => expect(await status()).toBe(200));
    await browser.goto(`${address}/live/neue-seite`);
    await browser.getByRole('heading', { level: 1 }).waitFor();
    expect(await browser.title()).toContain('Ganz neu');
    rmSync(added);
    await eventually(async () => expect(await status()).toBe(404));
    await eventually(async () => expect(await browser.title()).toContain(notFoundTitle()));
  });
});

test('a saved shared section appears on the pages that use it', () =>
  inPreview('/live/talent-booking', (page) =>
    changing('_shared/under-development.json', async (section) => {
      section.replace('This service is under development.', 'This service opens soon.');
      await page.getByText('This service opens soon.').waitFor();
      expect(await page.evaluate(() => window.marker)).toBe('here');
    }),
  ));

test('a mistake in a shared section is shown over the page that uses it, at its place in the section', () =>
  inPreview('/live/talent-booking', (page) =>
    changing('_shared/under-development.json', async (section) => {
      section.replace('"notice"', '"notce"');
      const overlay = page.getByRole('alert', { name: 'Fehler im Inhalt' });
      await overlay.waitFor();
      // Between the moments in which a file is emptied and written, it is empty.
      await overlay.getByText('Meinten Sie `notice`?').waitFor();
      expect(await overlay.innerText()).toContain(`${pages}/_shared/under-development.json:`);
      await page.getByRole('main').getByText('This service is under development.').waitFor();
    }),
  ));

test('a saved menu and a changed name of the site appear', () =>
  inPreview('/styling', (page) =>
    changing('_site/site.json', async (site) => {
      site.replace('"slogan": "FROM PEOPLE. FOR PEOPLE."', '"slogan": "FROM ALL. FOR ALL."');
      await page.getByText('FROM ALL. FOR ALL.').first().waitFor();
      await changing('_site/menu.json', async (menu) => {
        menu.replace('"title": "Styling"', '"title": "Stilberatung"');
        await page.getByRole('contentinfo').getByRole('link', { name: 'Stilberatung' }).waitFor();
      });
      expect(await page.evaluate(() => window.marker)).toBe('here');
    }),
  ));

test('what the author has opened and typed stays', () =>
  inPreview('/styling', async (page) => {
    const question = page.getByRole('main').locator('h3').getByRole('button', { expanded: false }).first();
    const words = await question.innerText();
    await question.click();
    await page.getByRole('main').getByRole('button', { name: 'Styling anfragen' }).first().click();
    const name = page.getByRole('dialog').getByLabel('Name');
    await name.fill('Mara Muster');
    const title = titleOf(original).replace(/\p{L}(?=\P{L}*$)/u, 'Y');
    save(original.replace(titleOf(original), title));
    await page.locator('h1', { hasText: plain(title) }).waitFor({ state: 'attached' });
    expect(await name.inputValue()).toBe('Mara Muster');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: words, expanded: true }).waitFor();
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    save(original);
    await page.locator('h1', { hasText: plain(titleOf(original)) }).waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Menü schließen' }).click();
    expect(await page.evaluate(() => window.marker)).toBe('here');
  }));

test('a draft is shown with a mark', () =>
  inPreview('/styling', async (page) => {
    save(original.replace('"blocks"', '"draft": true,\n  "blocks"'));
    const mark = page.getByRole('note').filter({ hasText: /^Nicht veröffentlicht: Entwurf$/u });
    await mark.waitFor();
    save(original);
    await mark.waitFor({ state: 'detached' });
  }));

const networkAddress = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

test.skipIf(networkAddress === undefined)('a phone in the same network sees with --host what is saved', () =>
  withLonePage({}, async (page) => {
    await page.goto(`http://${networkAddress}:${new URL(address).port}/styling`);
    const title = titleOf(original).replace(/\p{L}(?=\P{L}*$)/u, 'X');
    save(original.replace(titleOf(original), title));
    try {
      await page.getByRole('heading', { level: 1, name: plain(title) }).waitFor();
    } finally {
      save(original);
    }
  }),
);

test('the list of all pages tells how each one stands, and follows every save', async () => {
  await withPage({ viewport: desktop }, async (page) => {
    await page.goto(`${address}/__pages`);
    const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: '/styling', exact: true }) });
    await row.waitFor();
    const state = () => row.getByRole('cell').nth(2).innerText();
    await eventually(async () => expect(await state()).toBe('gültig'));
    try {
      save(original.replace('"title"', '"titel"'));
      await eventually(async () => expect(await state()).toMatch(/^\d Fehler$/u));
      await page.getByLabel('Zeigen').selectOption('Mit Fehlern');
      await eventually(async () => expect(await page.getByRole('row').count()).toBe(2));
    } finally {
      save(original);
    }
    await row.waitFor({ state: 'detached' });
    await page.getByLabel('Zeigen').selectOption('Alle');
    await page.getByLabel('Suche').fill('stay');
    const found = page.getByRole('rowheader').or(page.locator('tbody a'));
    await eventually(async () => expect(await found.allInnerTexts()).toEqual(['/concierge/hotel-stay']));
    await page.locator('tbody a').first().click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/concierge/hotel-stay');
  });
});

test('"Im Editor öffnen" opens the file at the place of the mistake', () =>
  inPreview('/styling', async (page) => {
    save(original.replace('"title"', '"titel"'));
    await page.getByRole('button', { name: 'Im Editor öffnen' }).first().click();
    await page.getByText('Öffnet sich nichts').waitFor();
    await eventually(async () =>
      expect(await (existsSync(opened) ? readFileSync(opened, 'utf8').trim() : '')).toBe(
        `${file} ${lineOf(original, '"title"')} 3`,
      ),
    );
  }));

/**
 * Runs a test in a page of the preview that shows the files as they were, with a mark that a reload would wipe out. The
 * next test goes on in the same page, as an author does: to open one takes hundreds of modules.
 */
async function inPreview(route: string, use: (page: Page) => Promise<void>) {
  const visiting = visited.get(route) ?? visit(route);
  visited.set(route, visiting);
  const { page, heading } = await visiting;
  try {
    await page.getByRole('alert', { name: 'Fehler im Inhalt' }).waitFor({ state: 'detached' });
    await page.locator('h1', { hasText: heading }).waitFor();
    await page.evaluate(() => {
      window.marker = 'here';
    });
    await use(page);
  } catch (error) {
    visited.delete(route);
    throw error;
  } finally {
    save(original);
  }
}

async function visit(route: string) {
  // Without a curtain: where the code for it takes three seconds to come, the browser loads the document.
  const page = await keptPage({ viewport: desktop });
  await page.goto(address + route);
  return { page, heading: await page.getByRole('heading', { level: 1 }).innerText() };
}

/** Where in the window the first of these elements stands; browsers keep it there when something above it grows. */
const placeOf = (page: Page, selector: string) =>
  // Found and measured in one step: the element can be drawn anew in between.
  page.evaluate((found) => document.querySelector(found)?.getBoundingClientRect().top ?? Number.NaN, selector);

/** The same as soon as the page itself, which still arranges itself after it has appeared, leaves it there. */
async function settledPlaceOf(page: Page, selector: string): Promise<number> {
  const before = await placeOf(page, selector);
  await page.waitForTimeout(400);
  return before === (await placeOf(page, selector)) ? before : settledPlaceOf(page, selector);
}

/** Changes a file of the site for a while. */
async function changing(path: string, use: (file: { replace: (a: string, b: string) => void }) => Promise<void>) {
  const name = join(pages, path);
  const before = readFileSync(name, 'utf8');
  try {
    await use({ replace: (a, b) => writeFileSync(name, before.replace(a, b)) });
  } finally {
    writeFileSync(name, before);
  }
}

const save = (text: string) => writeFileSync(file, text);

/** Title of the page's first block, as it is written. */
function titleOf(text: string): string {
  const { blocks }: { blocks: Array<{ title: string }> } = JSON.parse(text);
  return blocks[0]?.title ?? '';
}

/** A title without its marks. */
const plain = (title: string) => title.replaceAll(/\*|&shy;/gu, '');

const notFoundTitle = (): string => JSON.parse(readFileSync(join(pages, '_site/not-found.json'), 'utf8')).title;

const lineOf = (text: string, part: string) => text.slice(0, text.indexOf(part)).split('\n').length;

/** What the pages that tests change look like, and what is said of them. */
const stateOfPages = () =>
  Promise.all(
    ['/styling', '/live/talent-booking'].map(async (route) => {
      const document = await fetch(address + route, { headers: { accept: 'text/html' } });
      return { ...elementOf(await document.text()), revision: undefined };
    }),
  );

/** Resolves when the preview answers. */
async function answering() {
  for (;;) {
    const response = await fetch(address, { headers: { accept: 'text/html' } }).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
