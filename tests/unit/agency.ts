import { fileURLToPath } from 'node:url';
import { readContent } from '../../src/files/content.ts';
import { compileSite } from '../../src/pipeline/compile.ts';

/** The agency's site of this repository, compiled once for all tests that look at it. */
export const compiled = compileSite(readContent(fileURLToPath(new URL('../../pages-data', import.meta.url))));

/** Its German pages; none where the site is not valid, which `real-site.test.ts` tells. */
export const pages = compiled.site?.pages.filter(({ route }) => !/^\/en(?:\/|$)/u.test(route)) ?? [];

/** The blocks of a page, each by its type. */
export const blocksOf = (route: string) => pages.find((page) => page.route === route)?.content.blocks ?? [];

/** All that a value says, without soft hyphens and marks of emphasis, and with plain spaces. */
export const wordsOf = (value: unknown): string =>
  typeof value === 'string'
    ? value.replaceAll(/[\u00ad*]/gu, '').replaceAll('\u00a0', ' ')
    : Object.values(Object(value)).map(wordsOf).join('\n');
