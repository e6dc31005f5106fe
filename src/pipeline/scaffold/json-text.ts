/** Longest line that an object or a list shares with its content. */
const WIDTH = 110;

/** JSON in the hand of the page files: two blanks of indent, and what is short and flat stands on one line. */
export function jsonText(value: unknown): string {
  return `${write(value, '', 0)}\n`;
}

function write(value: unknown, indent: string, before: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = entriesOf(value);
  const [open, close, pad] = Array.isArray(value) ? ['[', ']', ''] : ['{', '}', ' '];
  if (entries.length === 0) return open + close;
  const line = `${open}${pad}${entries.map(({ name, inner }) => name + JSON.stringify(inner)).join(', ')}${pad}${close}`;
  if (isFlat(value) && indent !== '' && indent.length + before + line.length <= WIDTH) return line;
  const deeper = `${indent}  `;
  const lines = entries.map(({ name, inner }) => `${deeper}${name}${write(inner, deeper, name.length)}`);
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
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
