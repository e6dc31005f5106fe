import { blockUnion } from '../../documents/block-union.ts';
import { type JsonPath, property, toPointer, valueAt } from '../../documents/json.ts';
import { optionsByTag } from '../../documents/reflect.ts';
import type { Problem } from '../../findings/finding.ts';
import type { ParsedFile } from './parse.ts';

/** What authors write as the `type` of a block. */
export const blockTypes: ReadonlySet<string> = new Set(optionsByTag(blockUnion)?.options.keys());

/**
 * One mistake, one finding: where a block is not in `blocks`, or a page is, that takes the place of all that the schema
 * finds wrong there.
 */
export function explainMisplacedBlocks(problems: readonly Problem[], file: ParsedFile): Problem[] {
  const explained = new Set<string>();
  return problems.flatMap((problem) => {
    const misplaced = 'path' in problem.spot && problem.spot.path && causeOf(problem, problem.spot.path, file);
    if (!misplaced) return [problem];
    const key = `${misplaced.code} ${toPointer(misplaced.spot.path)}`;
    if (explained.has(key)) return [];
    explained.add(key);
    return [misplaced];
  });
}

function causeOf({ code }: Problem, path: JsonPath, { path: file, value }: ParsedFile) {
  const onPage = blockType(value);
  if (onPage !== undefined && path.length === 1 && (code === 'unknown-property' || path[0] === 'blocks')) {
    const spot = { at: 'key', path: ['type'] } as const;
    return { code: 'block-on-page', file, spot, details: { type: onPage } } as const;
  }
  for (let depth = 1; depth <= path.length; depth++) {
    const place = path.slice(0, depth);
    const part = valueAt(value, place);
    const spot = { at: 'value', path: place } as const;
    const type = blockType(part);
    if (place[0] !== 'blocks' || depth > 2) {
      if (type !== undefined) return { code: 'block-misplaced', file, spot, details: { type } } as const;
    } else if (type === undefined && depth === 2) {
      if (Array.isArray(property(part, 'blocks'))) return { code: 'page-in-blocks', file, spot, details: {} } as const;
      const [name = '', ...others] = Object.keys(Object(part));
      const isName = others.length === 0 && blockTypes.has(name) && typeof property(part, name) === 'object';
      if (isName)
        return { code: 'block-named', file, spot: { at: 'key', path: [...place, name] }, details: { name } } as const;
    }
  }
  return undefined;
}

/** The type of a block, if that is what a value is. */
function blockType(value: unknown): string | undefined {
  const type = property(value, 'type');
  return typeof type === 'string' && blockTypes.has(type) ? type : undefined;
}
