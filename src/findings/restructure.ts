import type { Node } from 'jsonc-parser';
import type { Edit } from './finding.ts';

const endOf = ({ offset, length }: Node) => offset + length;

/** Takes away the name of a group and its braces, and leaves what is in it. */
export function unwrapping(group: Node): Edit[] | undefined {
  const whole = group.parent;
  const [first, last] = [group.children?.at(0), group.children?.at(-1)];
  if (!whole || !first || !last) return undefined;
  return [
    { offset: whole.offset, length: first.offset - whole.offset, text: '' },
    { offset: endOf(last), length: endOf(whole) - endOf(last), text: '' },
  ];
}

/**
 * Moves a property to the end of a group beside it, or puts it into a new one where there is none; undefined where the
 * group is empty.
 */
export function movingInto(name: string, value: Node, text: string): Edit[] | undefined {
  const whole = value.parent;
  const siblings = whole?.parent?.children ?? [];
  if (whole?.type !== 'property') return undefined;
  const group = siblings.find(({ children }) => children?.[0]?.value === name)?.children?.[1];
  if (!group) {
    return [
      { offset: whole.offset, length: 0, text: `"${name}": { ` },
      { offset: endOf(whole), length: 0, text: ' }' },
    ];
  }
  const last = group.children?.at(-1);
  if (last?.type !== 'property') return undefined;
  const at = siblings.indexOf(whole);
  const [before, behind] = [siblings[at - 1], siblings[at + 1]];
  const [start, end] = before ? [endOf(before), endOf(whole)] : [whole.offset, behind?.offset ?? endOf(whole)];
  return [
    { offset: endOf(last), length: 0, text: `, ${text.slice(whole.offset, endOf(whole))}` },
    { offset: start, length: end - start, text: '' },
  ];
}
