import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { RoleKind } from './roles.ts';

/** Complete, or it does not compile. */
const kinds: Readonly<Record<RoleKind, true>> = {
  text: true,
  richText: true,
  heading: true,
  link: true,
  anchor: true,
  image: true,
  imagePath: true,
  svgPath: true,
  videoPath: true,
  fontPath: true,
  icon: true,
  form: true,
  serviceLabel: true,
  thanks: true,
  host: true,
  external: true,
  day: true,
};

test('the guide says of every role by what a value gets it and what is checked', () => {
  const [, table = ''] = /\n\| role \|.*\n\|[ |-]+\n((?:\|.*\n)+)/u.exec(readFileSync('docs/blocks.md', 'utf8')) ?? [];
  const named = [...table.matchAll(/^\|([^|]*)\|/gmu)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)`/gu)].map(([, name = '']) => name),
  );
  // A text of which more is known is no other role.
  const roles = named.filter((name) => !['recommended', 'listed'].includes(name));
  expect(roles.toSorted()).toEqual(Object.keys(kinds).toSorted());
});
