/**
 * Icons that components may show: every text in their code that is an icon's name. Some of them mean something else
 * (`'link'`); that costs a few bytes, where a missed one would cost the visitor the icon.
 */
export function iconsNamedIn(code: string, all: ReadonlySet<string>): string[] {
  const names = [...code.matchAll(/(["'`])([a-z0-9-]+)\1/gu)].map(([, , name = '']) => name);
  return [...new Set(names)].filter((name) => all.has(name));
}

const SYMBOL = /<symbol id="([^"]+)".*?<\/symbol>\n?/gsu;

/** Names of the icons in a sprite. */
export const iconsOf = (sprite: string): Set<string> =>
  new Set([...sprite.matchAll(SYMBOL)].map(([, name = '']) => name));

/** A sprite without the icons that nobody names. */
export const spriteOf = (sprite: string, names: ReadonlySet<string>): string =>
  sprite.replaceAll(SYMBOL, (symbol, name) => (names.has(name) ? symbol : ''));
