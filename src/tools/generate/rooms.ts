import type { Room } from '../../layout.ts';

const START = '<!-- rooms: generated from src/layout.ts -->';
const END = '<!-- end of rooms -->';

/**
 * A Markdown text with the table of rooms between its two marks brought up to date; a text without the marks as it is.
 */
export function withRooms(markdown: string, rooms: readonly Room[]): string {
  const [before, rest = ''] = markdown.split(START);
  const after = rest.split(END)[1];
  return after === undefined ? markdown : `${before}${START}\n\n${roomTable(rooms)}\n\n${END}${after}`;
}

function roomTable(rooms: readonly Room[]): string {
  const rows = rooms.map(({ name, files, side, purpose, imports, types = [], packages = [] }) => [
    `**${name}** ${codes(files)}`,
    side,
    purpose,
    [...imports, ...packages.map(packageName)].join(', ') || 'nothing',
    types.join(', '),
  ]);
  const head = ['room', 'runs', 'what it is', 'may import', 'types alone'];
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const codes = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(' ');

function packageName(name: string): string {
  if (name === '*') return 'any package';
  return name === 'node:' ? 'Node' : `\`${name}\``;
}
