/** How JSON is written. */
export interface JsonStyle {
  /** one level of indent */
  unit: string;
  eol: string;
  /** longest line that an object or a list shares with its content */
  width: number;
  /** the text of a value that has one already */
  textOf?: (value: object, indent: string) => string | undefined;
}

/** The style of the page files: an indent of two spaces, and what is short and flat on one line. */
export const PAGE_STYLE: JsonStyle = { unit: '  ', eol: '\n', width: 110 };

/** A whole file. */
export function jsonText(value: unknown, style = PAGE_STYLE): string {
  return `${jsonValue(value, '', style)}${style.eol}`;
}

/** @param before number of characters before the value on its line, after the indent */
export function jsonValue(value: unknown, indent: string, style: JsonStyle, before = 0): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const text = style.textOf?.(value, indent);
  if (text !== undefined) return text;
  const entries = entriesOf(value);
  const [open, close, pad] = Array.isArray(value) ? ['[', ']', ''] : ['{', '}', ' '];
  if (entries.length === 0) return open + close;
  const line = `${open}${pad}${entries.map(({ name, inner }) => name + JSON.stringify(inner)).join(', ')}${pad}${close}`;
  if (isFlat(value) && indent !== '' && indent.length + before + line.length <= style.width) return line;
  const deeper = indent + style.unit;
  const lines = entries.map(({ name, inner }) => `${deeper}${name}${jsonValue(inner, deeper, style, name.length)}`);
  return [open, lines.join(`,${style.eol}`), indent + close].join(style.eol);
}

function entriesOf(value: object): Array<{ name: string; inner: unknown }> {
  if (Array.isArray(value)) return value.map((inner: unknown) => ({ name: '', inner }));
  return Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .map(([key, inner]: [string, unknown]) => ({ name: `${JSON.stringify(key)}: `, inner }));
}

/** Holds nothing that holds something itself. */
function isFlat(value: object): boolean {
  return Object.values(value).every((inner) => typeof inner !== 'object' || inner === null);
}
