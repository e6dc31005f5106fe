import { describe, expect, test } from 'vitest';
import budgets from '../budgets.json' with { type: 'json' };
import { closureOf, scriptsOf, sentSize } from './chunks.ts';
import { named } from './html.ts';
import { dataOf, documentOf, everyPage, UNKNOWN } from './site.ts';

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
  const { bootstrap, modules } = scriptsOf(html);

  test('starts with a bootstrap within its budget, which needs nothing else', () => {
    expect([...closureOf(bootstrap)]).toEqual(bootstrap);
    expect(sum(bootstrap)).toBeLessThanOrEqual(budgets.bootstrap);
  });

  test('comes to life within the budget for scripts', () => {
    expect(sum([...bootstrap, ...modules])).toBeLessThanOrEqual(javascriptBudget(dataOf(html).page.content.blocks));
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
