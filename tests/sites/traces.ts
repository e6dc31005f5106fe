import { de } from '../../src/words/de.ts';
import { en } from '../../src/words/en.ts';

/** Words that English has too, or that code may hold by chance. */
const SHORTEST = 5;

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(stringsIn);

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** What the words of a language say, cut where they fill something in. */
const piecesIn = (words: unknown) =>
  stringsIn(words)
    .flatMap((text) => text.split(/\{\w+\}|\n/u))
    .map((piece) => piece.trim());

/** What the engine says in German and not in English. */
const german = (() => {
  const english = new Set(piecesIn(en));
  const pieces = piecesIn(de).filter(
    (piece) => !english.has(piece) && piece.length >= SHORTEST && /\p{L}{3}/u.test(piece),
  );
  return [...new Set(pieces)].map((piece) => ({
    piece,
    pattern: new RegExp(`(?<!\\p{L})${escaped(piece)}(?!\\p{L})`, 'u'),
  }));
})();

/** Words that hardly a German sentence does without. */
const COMMON = /(?<!\p{L})(?:der|das|und|nicht|eine|einen|für|oder|Sie|Ihre[nrms]?|wird|werden|Seite)(?!\p{L})/gu;
const LETTERS = /\p{L}*[äöüßÄÖÜ]\p{L}*/gu;

/** German in a text: the engine's own words, common ones, letters that English has not. */
export const germanIn = (text: string): string[] => [
  ...german.flatMap(({ piece, pattern }) => (pattern.test(text) ? piece : [])),
  ...(text.match(COMMON) ?? []),
  ...(text.match(LETTERS) ?? []),
];

const HEX = /#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})\b/giu;
const RGB = /rgba?\((\d{1,3})[ ,]+(\d{1,3})[ ,]+(\d{1,3})/gu;

/** Every brown that a text names, as `#rrggbb` or by its channels. */
export const brownsIn = (text: string): string[] => [
  ...[...text.matchAll(HEX)].filter(([, ...parts]) => isOf(parts, 16)).map(([whole]) => whole),
  ...[...text.matchAll(RGB)].filter(([, ...parts]) => isOf(parts, 10)).map(([whole]) => whole),
];

function isOf(parts: readonly string[], radix: number): boolean {
  const [red = 0, green = 0, blue = 0] = parts.map((part) => Number.parseInt(part, radix));
  return isBrown(red, green, blue);
}

/** Orange that is dark, or that is dull and not light. */
export function isBrown(red: number, green: number, blue: number): boolean {
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const range = most - least;
  if (most !== red || least !== blue || range < 24) return false;
  const hue = (60 * (green - blue)) / range;
  const lightness = (most + least) / 510;
  const saturation = range / 255 / (1 - Math.abs(2 * lightness - 1));
  if (hue < 14 || hue > 46 || lightness < 0.06) return false;
  return lightness < 0.42 || (lightness < 0.68 && saturation < 0.7);
}
