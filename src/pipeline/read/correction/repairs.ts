/** `#AB1`, `ab1234`, `rgb(1, 2, 3)` as `#rrggbb`. */
function colour(text: string): string {
  const [, ...parts] = /^rgb\(\s*([0-9]+)\s*,\s*([0-9]+)\s*,\s*([0-9]+)\s*\)$/iu.exec(text) ?? [];
  const digits = parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('') || text.replace('#', '');
  const doubled = digits.length === 3 ? digits.replaceAll(/./gu, '$&$&') : digits;
  return `#${doubled.toLowerCase()}`;
}

/** `www.Müller.de`, `http://www.xn--mller-kva.de/` as `https://www.xn--mller-kva.de`. */
function address(text: string): string {
  const whole = text.replace(/^(?:http:|https:)?(?:\/\/)?/iu, 'https://');
  return (URL.canParse(whole) ? new URL(whole).href : whole).replace(/\/$/u, '');
}

/** The other forms in which people write what is asked for, made into that one. */
const REPAIRS: ReadonlyArray<(text: string) => string> = [
  (text) => text.replace(/^(?:mailto|tel):/iu, ''),
  address,
  (text) => address(text).replace('https://', '').replace(/\/.*$/u, ''),
  (text) => text.replace(/^https?:\/\/[^/]+/iu, '').replace(/(?:\.html?|\.json|\/)$/iu, ''),
  (text) =>
    text
      .replace('(0)', '')
      .replaceAll(/[^0-9+]+/gu, ' ')
      .trim(),
  colour,
  (text) => text.replaceAll(/[0-9]+%?/gu, (number) => `${number.replace('%', '')}%`).replaceAll(/[\s,;/]+/gu, ' '),
  (text) => text.toLowerCase().replace(/(?<=[0-9])\s+(?=[a-z])/u, ''),
  (text) => `${text}px`,
];

/** A text in the form that is asked for, where it was written in a usual other one: `mailto:a@b.de` for `a@b.de`, `4 px` for `4px`. */
export const repaired = (text: string, isAskedFor: (text: string) => boolean): string | undefined =>
  REPAIRS.map((repair) => repair(text.trim())).find((other) => other !== text && isAskedFor(other));
