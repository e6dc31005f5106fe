import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { property } from '../../documents/json.ts';
import type { Problem } from '../../findings/finding.ts';
import { isUse } from './sections/expand.ts';

/** Blocks whose JSON is shorter may well be on a page twice: a line, a heading, a button. */
const SHORT = 200;

/** One problem for every block that is the same as one before it, word for word. Shared sections are there to be repeated. */
export function repeatedBlocks(file: string, page: unknown, text = ''): Problem[] {
  const blocks = property(page, 'blocks');
  if (!Array.isArray(blocks)) return [];
  const first = new Map<string, number>();
  const types = blocks.map((block) => property(block, 'type'));
  return blocks.flatMap((block, index): Problem[] => {
    const isOnly = types.indexOf(types[index]) === types.lastIndexOf(types[index]);
    const written = isOnly || isUse(block) ? '' : JSON.stringify(block);
    if (written.length < SHORT) return [];
    const before = first.get(written);
    if (before === undefined) {
      first.set(written, index);
      return [];
    }
    const details = { block: before + 1, line: lineOf(text, before) };
    return [{ code: 'block-repeated', file, spot: { at: 'value', path: ['blocks', index] }, details }];
  });
}

function lineOf(text: string, block: number): number {
  const tree = parseTree(text);
  const offset = (tree && findNodeAtLocation(tree, ['blocks', block])?.offset) ?? 0;
  return text.slice(0, offset).split('\n').length;
}
