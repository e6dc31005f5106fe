import { dataOf, documentOf, everyPage, languageOf } from './site.ts';

/**
 * Pages that together show every block with every property that any page gives it, and every value that names a variant: in the
 * site's first language, whose words tests look for, wherever one of those has it.
 * What costs much and hangs on components, not on texts, is looked at on these.
 */
export const variantPages: readonly string[] = (() => {
  const shown = everyPage.map((route) => ({ route, variants: [...variantsOf(route)] }));
  const missing = new Set(shown.flatMap(({ variants }) => variants));
  const gain = ({ variants }: (typeof shown)[number]) => variants.filter((variant) => missing.has(variant)).length;
  const chosen: string[] = [];
  const first = shown.filter(({ route }) => languageOf(route) === 'de');
  while (missing.size > 0) {
    const pages = first.some((page) => gain(page) > 0) ? first : shown;
    const next = pages.reduce((best, page) => (gain(page) > gain(best) ? page : best));
    for (const variant of next.variants) missing.delete(variant);
    chosen.push(next.route);
  }
  return chosen;
})();

const looks = new Map(everyPage.map((route) => [route, lookOf(route)]));

/**
 * Whether a page stands for all that begin with the same block on the same picture, in other words: a page and its twin look
 * alike. Where one of them is not in `variantPages`, which are moved, read and pressed, it is that one.
 */
export function standsForItsLook(route: string): boolean {
  const alike = everyPage.filter((other) => looks.get(other) === looks.get(route));
  return route === (alike.find((other) => !variantPages.includes(other)) ?? alike[0]);
}

/** How a page begins, without its texts, of which some are a single word. */
function lookOf(route: string): string {
  const isText = (key: string, value: unknown) =>
    typeof value === 'string' &&
    (/^(?:id|label|value)$/u.test(key) || !/^(?:\/media\/\S+|[a-z][a-zA-Z]*|[\d% ]+)$/u.test(value));
  return JSON.stringify(dataOf(documentOf(route)).page.content.blocks[0], (key, value) =>
    isText(key, value) ? '' : value,
  );
}

/** What the blocks of a page have: `hero.image`, `hero.layout=full`. */
function variantsOf(route: string): Set<string> {
  const { blocks } = dataOf(documentOf(route)).page.content;
  return new Set(
    blocks.flatMap(({ type, ...properties }) =>
      Object.entries(properties).map(([name, value]) => {
        const isVariant = typeof value === 'boolean' || (typeof value === 'string' && /^[a-z][a-zA-Z]*$/u.test(value));
        return `${type}.${name}${isVariant && name !== 'id' ? `=${value}` : ''}`;
      }),
    ),
  );
}
