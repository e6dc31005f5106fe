export const UNITS =
  '% ‰ € EUR Euro Prozent °C ° Grad kg g t km/h km m² m³ m qm cm mm sm l ml h min Std. Uhr PS kW kWh MB GB TB Hz kHz dB Mio. Mrd.'.split(
    ' ',
  );
/** Signs that are also written directly behind a number. */
export const RATIOS = ['%', '‰', '€'];
/** Parts of a citation: a full stop and a number or a letter follow. */
export const REFERENCES = ['Art', 'Abs', 'Nr', 'lit'];
export const ABBREVIATIONS = 'z.B. z.T. d.h. u.a. u.Ä. u.U. o.a. o.Ä. v.a. v.o. v.u. s.a. s.o. s.u. i.d.'.split(' ');

const units = UNITS.map((unit) => unit.replace('.', '\\.')).join('|');
const ratios = RATIOS.join('');
const references = REFERENCES.join('|');
const reference = `(?:§|\\b(?:${references})\\.)(?: |\u00a0|&nbsp;)?(?:[0-9]+[a-z]?|[a-z])`;
const pairs = ABBREVIATIONS.map((pair) => pair.split('.'));

/** A blank that should not break, or the place before % and inside „z.B.“ where one is missing (DIN 5008). */
const BREAKABLE = new RegExp(
  [
    `(?<=[0-9]) (?=(?:${units})(?![\\p{L}\\p{N}/]))`,
    `(?<=[0-9])(?=[${ratios}](?![\\p{L}\\p{N}-]))`,
    '(?<=§) ?(?=[0-9])',
    `(?<=\\b(?:${references})\\.) (?=[0-9])`,
    '(?<=\\blit\\.) (?=[a-z](?!\\p{L}))',
    // the next part of the citation, or the law
    `(?<=${reference}) (?=(?:${references})\\.|Satz [0-9]|\\p{Lu}\\p{L}*\\p{Lu}(?!\\p{L}))`,
    ...pairs.map(([first, next]) => `(?<=\\b${first}\\.) ?(?=${next}\\.(?!\\p{L}))`),
  ].join('|'),
  'gu',
);

/** The same without looking behind, which takes five times as long. */
export const spaceSigns = [
  `[0-9] (?:${units})`,
  `[0-9][${ratios}]`,
  '§ ?[0-9]',
  `\\b(?:${references})\\. [0-9a-z]`,
  `${reference} [A-Zl]`,
  `\\b(?:${pairs.map(([first, next]) => `${first}\\. ?${next}`).join('|')})\\.`,
];

/** What a line break may part although it belongs together, as far as the next blanks: `10 kg`, and `10&nbsp;kg` for it. */
export function breakableSpaces(text: string): Array<{ found: string; written: string; index: number }> {
  return [...text.matchAll(BREAKABLE)].map(({ 0: blank, index }) => {
    const before = /[^\s]*$/u.exec(text.slice(0, index))?.[0] ?? '';
    const behind = /^[^\s]*/u.exec(text.slice(index + blank.length))?.[0] ?? '';
    return {
      found: `${before}${blank}${behind}`,
      written: `${before}&nbsp;${behind}`,
      index: index - before.length,
    };
  });
}
