import type { Check } from '../model/model.ts';
import { textsOfPages } from '../model/texts.ts';

const UNITS =
  '%|‰|€|EUR|Euro|Prozent|°C|°|Grad|kg|g|t|km/h|km|m²|m³|m|qm|cm|mm|sm|l|ml|h|min|Std\\.|Uhr|PS|kW|kWh|MB|GB|TB|Hz|kHz|dB|Mio\\.|Mrd\\.';

/**
 * What a line break must not part (DIN 5008): a number and its unit, a paragraph sign and its number, the letters of an
 * abbreviation. A blank where it stands, nothing where it is missing before % and inside „z.B.“.
 */
const PARTED = new RegExp(
  [
    `(?<=[0-9]) (?=(?:${UNITS})(?![\\p{L}\\p{N}/]))`,
    '(?<=[0-9])(?=[%‰€](?![\\p{L}\\p{N}-]))',
    '(?<=§) ?(?=[0-9])',
    '(?<=\\b(?:Art|Abs|Nr)\\.) (?=[0-9])',
    '(?<=\\b(?:z|d|u|o|v|i|s)\\.) ?(?=(?:B|h|a|Ä|U|T|o|u)\\.(?!\\p{L}))',
    '(?<=\\bi\\.) ?(?=d\\. ?R\\.)',
  ].join('|'),
  'gu',
);

/**
 * Numbers and their units, paragraph signs and abbreviations stay on one line, with `&nbsp;` in between. Not in forms:
 * their choices are sent as they stand, and a control has lines of its own.
 */
export const textsSpaces: Check = (site) =>
  textsOfPages(site).flatMap(({ file, texts }) =>
    texts.flatMap(({ value, lang, path }) => {
      if (lang !== 'de') return [];
      return [...value.matchAll(PARTED)].map(({ 0: blank, index }) => {
        const part = around(value, index, blank.length);
        const written = `${part.text.slice(0, index - part.from)}&nbsp;${part.text.slice(index - part.from + blank.length)}`;
        return {
          code: 'text-space',
          file,
          spot: { at: 'value', path, part: part.text, from: part.from },
          details: { found: part.text },
          nearest: written,
          mend: { write: written },
        } as const;
      });
    }),
  );

/** What stands on both sides of a blank, as far as the next ones: `10 kg`. */
function around(value: string, index: number, length: number) {
  const before = /[^\s]*$/u.exec(value.slice(0, index))?.[0] ?? '';
  const behind = /^[^\s]*/u.exec(value.slice(index + length))?.[0] ?? '';
  const from = index - before.length;
  return { from, text: value.slice(from, index + length + behind.length) };
}
