import { expect, test } from 'vitest';
import type { Room } from '../../layout.ts';
import { withRooms } from './rooms.ts';

const room: Room = {
  name: 'fields',
  purpose: 'pieces of schemas',
  files: ['src/fields/'],
  side: 'build',
  imports: [],
  packages: ['zod', 'node:', '*'],
  isInPages: true,
};

test('the table is drawn between its marks, and the rest stays', () => {
  const marks = ['<!-- rooms: generated from src/layout.ts -->', '<!-- end of rooms -->'];
  expect(withRooms(`Before\n${marks.join('\nold\n')}\nAfter\n`, [room])).toBe(`Before
<!-- rooms: generated from src/layout.ts -->

| room | runs | what it is | may import | types alone |
| --- | --- | --- | --- | --- |
| **fields** \`src/fields/\` | build | pieces of schemas | \`zod\`, Node, any package |  |

<!-- end of rooms -->
After
`);
});

test('a text without marks stays as it is', () => {
  expect(withRooms('# Rooms\n', [room])).toBe('# Rooms\n');
});
