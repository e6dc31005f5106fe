import { describe, expect, test } from 'vitest';
import { bundleOfBlock } from '../../src/layout.ts';
import budgets from '../budgets.json' with { type: 'json' };
import { closureOf, scriptsOf, sentSize } from './chunks.ts';
import { named } from './html.ts';
import { dataOf, documentOf, elementOf, everyPage, UNKNOWN } from './site.ts';

/**
 * What a page comes to life with, before the visitor has done anything, where it begins as most do; `cover` is for a block that fills
 * the first screen.
 */
function firstBudget(blocks: readonly { type: string }[], first: number): number | undefined {
  const [begin, ...others] = blocks.slice(0, first).map(({ type }) => bundleOfBlock(type) === 'client');
  if (!others.every(Boolean)) return undefined;
  if (first === 1) return budgets.javascript.first + budgets.javascript.cover;
  return begin ? budgets.javascript.first : undefined;
}

/**
 * The budget holds for a page of eight blocks; a longer one may need a little more for each, and one with a form on it brings
 * the fields, which others fetch with the popup. A quarter of a KiB is left for what differs between machines: chunk names hold
 * hashes, which compress unequally.
 */
function javascriptBudget(blocks: readonly { type: string }[]): number {
  const { upToBlocks, bytes, furtherBlock, form } = budgets.javascript;
  const fields = blocks.some(({ type }) => type === 'form') ? form : 0;
  return bytes + Math.max(0, blocks.length - upToBlocks) * furtherBlock + fields;
}

/** Bytes as they are sent, compressed. The budgets are what was measured once, and a tenth more. First pictures: `pictures.test.ts`. */
describe.concurrent.each(everyPage)('%s', (route) => {
  const html = documentOf(route);
  const { bootstrap, modules, later } = scriptsOf(html);
  const { blocks } = dataOf(html).page.content;
  const first = firstBudget(blocks, elementOf(html).first);

  test('starts with a bootstrap within its budget, which needs nothing else', () => {
    expect([...closureOf(bootstrap)]).toEqual(bootstrap);
    expect(sum(bootstrap)).toBeLessThanOrEqual(budgets.bootstrap);
  });

  test.runIf(first)('comes to life within the budget for the scripts of first blocks', () => {
    expect(sum([...bootstrap, ...modules])).toBeLessThanOrEqual(first ?? 0);
  });

  test('comes to life as a whole within the budget for scripts', () => {
    expect(sum([...bootstrap, ...modules, ...later])).toBeLessThanOrEqual(javascriptBudget(blocks));
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
});

const sum = (paths: readonly string[]) => paths.reduce((bytes, path) => bytes + sentSize(path), 0);
