import type { Page } from 'playwright';
import sharp from 'sharp';
import { expect } from 'vitest';
import { contrastOf } from '../../src/pipeline/check/theme/contrast.ts';
import { eventually, still, until } from './browser.ts';

/** The narrowest and widest of usual windows, and the narrowest that has a desk's layout: between them the crop changes little by little. */
const WIDTHS = [390, 1024, 1920];

/** How far the focus ring is drawn from its button, and how thick: GlobalStyle. */
const RING = 5;

/** WCAG 1.4.3 for the word, 1.4.11 for all that is no text. */
const LEAST = { word: 4.5, logo: 3, lines: 3, ring: 3 };

/** Contrast of the ink with itself, a little blurred. */
const INK = 1.1;

/**
 * What of a page's header cannot be read. WCAG 1.4.3 and 1.4.11 by the pixels behind the header: axe-core cannot see what a
 * picture does to a text. The page has been opened on a phone, because one that has just become narrow may still have the
 * styles and pictures of a wide one; it is left with its head alone.
 */
export async function headerFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  // Read to its end, the page has shown the small header on other sections: it grows again, in the tone of the first.
  await until(page, () => document.querySelector('header[data-state="large"]') !== null);
  await drawn(page);
  await still(page);
  await keepHead(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const found = await withoutInk(page);
    for (const [part, least] of Object.entries(LEAST))
      if ((found[part] ?? 0) < least) faults.push(`${part} at ${width} px: ${found[part]?.toFixed(1)}:1`);
  }
  return faults;
}

/** Resolves when what has changed has been drawn. */
const drawn = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });

/** Least contrast between the header's ink and the pixels behind each of its parts. Infinity for what is not shown. */
async function contrasts(page: Page): Promise<Record<string, number>> {
  // In another width a picture may come in another size.
  await drawn(page);
  await page.evaluate(() => {
    const pictures = [...document.images].filter((image) => image.getBoundingClientRect().top < 100);
    return Promise.all(pictures.map((image) => image.decode().catch(() => {})));
  });
  await drawn(page);
  const { ink, boxes } = await page.evaluate((margin) => {
    const bar = document.querySelector('header');
    const button = bar?.querySelector('button');
    const found = { word: button?.firstElementChild, lines: button?.lastElementChild, logo: bar?.querySelector('a') };
    const boxOf = (element: Element | null | undefined, wider = 0) => {
      const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
      return { left: left - wider, top: top - wider, width: width + 2 * wider, height: height + 2 * wider };
    };
    const boxes = {
      word: boxOf(found.word),
      lines: boxOf(found.lines),
      logo: boxOf(found.logo),
      ring: boxOf(button, margin),
    };
    const ink = (getComputedStyle(button ?? document.body).color.match(/\d+/gu) ?? []).map(Number);
    return { ink, boxes };
  }, RING);
  const behind = await contrastsBehind(page, 80);
  return Object.fromEntries(Object.entries(boxes).map(([part, box]) => [part, behind(box, ink)]));
}

/** What is seen of the upper pixels of a page: the least contrast of an ink, red, green and blue, with them in a box. */
export async function contrastsBehind(page: Page, height: number) {
  const image = sharp(await upperPixels(page, height));
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return ({ left, top, width, height }: Box, ink: readonly number[]) => {
    const colors = new Set<number>();
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(info.height, top + height); y += 1)
      for (let x = Math.max(0, Math.floor(left)); x < Math.min(info.width, left + width); x += 1)
        colors.add(data.readUIntBE((y * info.width + x) * info.channels, 3));
    return Math.min(...[...colors].map((color) => contrastOf(ink, [color >> 16, (color >> 8) & 255, color & 255])));
  };
}

/** Not by Playwright, which would have the page read its script, and takes twice the processor time. */
async function upperPixels(page: Page, height: number): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const clip = { x: 0, y: 0, width: page.viewportSize()?.width ?? 0, height, scale: 1 };
  const { data } = await session.send('Page.captureScreenshot', { clip, optimizeForSpeed: true });
  await session.detach();
  return Buffer.from(data, 'base64');
}

/** The contrasts, once a picture is taken in which the ink is gone: what is not drawn anew yet still has it. */
async function withoutInk(page: Page) {
  let found: Awaited<ReturnType<typeof contrasts>> = {};
  await eventually(async () => {
    found = await contrasts(page);
    expect(Math.min(...Object.values(found))).toBeGreaterThan(INK);
  });
  return found;
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Takes away what is below the first block, because a page is laid out again for every width, and the ink of the header. */
const keepHead = (page: Page) =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('header a, header button'))
      part.style.visibility = 'hidden';
    for (const rest of document.querySelectorAll('main > :not(:first-child), footer')) rest.remove();
  });

/** Texts and buttons cut when the text is twice its size: of the page, or of the parts that a selector names. */
export const cutAtTwiceTheSize = async (page: Page, parts?: string) => {
  await page.evaluate(() => {
    const textSize = () => Number.parseFloat(getComputedStyle(document.body).fontSize);
    const usual = textSize();
    document.documentElement.style.fontSize = '200%';
    // A transition, however short, would have it laid out as before for now. What grows with the window does not double.
    if (textSize() < 1.8 * usual) throw new Error(`The text is ${textSize()} px, once ${usual} px`);
  });
  const cut = await cutTexts(page, parts);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
  return cut.map((text) => `cut at twice the text size: ${text}`);
};

/** Texts and buttons that lie partly beside the window, but for rows and tables that are swiped. */
export const cutTexts = (page: Page, parts = 'main, footer, header') =>
  page.evaluate((within) => {
    // Its own texts alone: an element within it may be there for screen readers only, and is looked at by itself.
    const textsOf = (element: Element) =>
      [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const rectsOf = (text: Node) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()];
    };
    const boxesOf = (element: Element) =>
      element.matches('button') ? [element.getBoundingClientRect()] : textsOf(element).flatMap(rectsOf);
    return [...document.querySelectorAll(`:is(${within}) *`)]
      .filter(
        (element) =>
          (textsOf(element).length > 0 || element.matches('button')) &&
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.closest('[data-slides]') &&
          getComputedStyle(element.closest('table') ?? element).overflowX !== 'auto' &&
          getComputedStyle(element).clipPath === 'none' &&
          boxesOf(element).some(({ left, right, width }) => width > 0 && (right > innerWidth + 0.5 || left < -0.5)),
      )
      .map((element) => `${element.tagName} ${element.textContent}`);
  }, parts);
