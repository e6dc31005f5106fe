/** `#AB1`, `ab1234`, `rgb(1, 2, 3)` as `#rrggbb`. */
function colour(text: string): string {
  const [, ...parts] = /^rgb\(\s*([0-9]+)\s*,\s*([0-9]+)\s*,\s*([0-9]+)\s*\)$/iu.exec(text) ?? [];
  const digits = parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('') || text.replace('#', '');
  const doubled = digits.length === 3 ? digits.replaceAll(/./gu, '$&$&') : digits;
  return `#${doubled.toLowerCase()}`;
}

/** `www.Müller.de`, `http://www.xn--mller-kva.de/` as `https://www.xn--mller-kva.de`. */
function address(text: string): string {
  // What has a blank, or is a mail address, is no address of a site.
  if (/[\s@]/u.test(text)) return text;
  const whole = text.replace(/^(?:http:|https:)?(?:\/\/)?/iu, 'https://');
  return (URL.canParse(whole) ? new URL(whole).href : whole).replace(/\/$/u, '');
}

/** `Muster <mail(at)example.com>` as `mail@example.com`, its host as browsers write it; not one of several. */
function mail(text: string): string {
  const one = /<([^<>]+)>\s*$/u.exec(text)?.[1] ?? text;
  const [name = '', host = '', ...others] = one
    .replace(/^mailto:(?:\/\/)?|\.$/giu, '')
    .replaceAll(/\s*[([{]\s*(?:at|ät)\s*[)\]}]\s*/giu, '@')
    .replaceAll(/\s*[([{]\s*(?:dot|punkt)\s*[)\]}]\s*/giu, '.')
    .replaceAll(/\s*([@.])\s*/gu, '$1')
    .split('@');
  if (others.length > 0 || host === '') return text;
  const address = `https://${host}`;
  return `${name}@${URL.canParse(address) ? new URL(address).host : host}`;
}

/** `Tel. +49 (0)30/231 25-0` as `+49 30 231 25 0`; not one of several, nor one in which a letter stands for a digit. */
function phone(text: string): string {
  const [, digits] = /^[\p{L}.:\s]*(\+?[0-9][0-9\s()./–-]*)(?:\([^()]*\))?$/u.exec(text) ?? [];
  return digits === undefined
    ? text
    : digits
        .replace('(0)', '')
        .replaceAll(/[^0-9+]+/gu, ' ')
        .trim();
}

/** Words for the point of a picture, each with its place from the left and from the top, where it says one. */
const PLACES: Readonly<Record<string, ReadonlyArray<string | undefined>>> = {
  links: ['0%'],
  left: ['0%'],
  rechts: ['100%'],
  right: ['100%'],
  oben: [undefined, '0%'],
  top: [undefined, '0%'],
  unten: [undefined, '100%'],
  bottom: [undefined, '100%'],
  mitte: [],
  mittig: [],
  zentriert: [],
  center: [],
};

/** `oben links` as `0% 0%`. */
function focus(text: string): string {
  const places = text
    .toLowerCase()
    .split(/[\s,-]+/u)
    .map((word) => (Object.hasOwn(PLACES, word) ? PLACES[word] : undefined));
  if (places.some((place) => place === undefined)) return text;
  const [across = '50%', down = '50%'] = [0, 1].map((axis) => places.find((place) => place?.[axis])?.[axis]);
  return `${across} ${down}`;
}

/** The other forms in which people write what is asked for, made into that one. */
const REPAIRS: ReadonlyArray<(text: string) => string> = [
  (text) => text.replace(/^(?:mailto|tel):/iu, ''),
  mail,
  phone,
  address,
  (text) => address(text).replace('https://', '').replace(/\/.*$/u, ''),
  (text) => text.replace(/^https?:\/\/[^/]+/iu, '').replace(/(?:\.html?|\.json|\/)$/iu, ''),
  colour,
  focus,
  (text) => text.replaceAll(/[0-9]+%?/gu, (number) => `${number.replace('%', '')}%`).replaceAll(/[\s,;/]+/gu, ' '),
  (text) => text.toLowerCase().replace(/(?<=[0-9])\s+(?=[a-z])/u, ''),
  (text) => (/^[0-9.]+$/u.test(text) ? `${text}px` : text),
];

/** A text in the form that is asked for, where it was written in a usual other one: `mailto:a@b.de` for `a@b.de`, `4 px` for `4px`. */
export const repaired = (text: string, isAskedFor: (text: string) => boolean): string | undefined =>
  REPAIRS.map((repair) => repair(text.trim())).find((other) => other !== text && isAskedFor(other));
