import type { Edit } from '../../findings/finding.ts';

/**
 * Applies groups of edits to a text; the edits of a group go together. A group that touches what an earlier one has
 * changed is left for the next round.
 *
 * @returns the new text, and the groups that are in it
 */
export function applyEdits<T extends { edits: readonly Edit[] }>(text: string, groups: readonly T[]) {
  const applied: T[] = [];
  for (const group of groups) {
    const earlier = applied.flatMap(({ edits }) => edits);
    if (group.edits.every((edit) => earlier.every((other) => areSeparate(edit, other)))) applied.push(group);
  }
  const edits = applied.flatMap((group) => group.edits).sort((a, b) => b.offset - a.offset);
  const edited = edits.reduce(
    (current, { offset, length, text: written }) => current.slice(0, offset) + written + current.slice(offset + length),
    text,
  );
  return { text: edited, applied };
}

/** Two edits that neither overlap nor write at the same place. */
const areSeparate = (a: Edit, b: Edit) =>
  a.offset !== b.offset && (a.offset + a.length <= b.offset || b.offset + b.length <= a.offset);
