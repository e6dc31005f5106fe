import { blockUnion } from '../../documents/block-union.ts';
import { documentOf, documentSchemas } from '../../documents/documents.ts';
import { type JsonPath, property, toPointer, valueAt } from '../../documents/json.ts';
import { optionsByTag } from '../../documents/reflect.ts';
import type { Problem } from '../../findings/finding.ts';
import { meant } from '../../findings/nearest.ts';
import type { ParsedFile } from './parse.ts';

/** What authors write as the `type` of a block. */
export const blockTypes: ReadonlySet<string> = new Set(optionsByTag(blockUnion)?.options.keys());

/**
 * One mistake, one finding: where a block is not in `blocks`, or a page is, that takes the place of all that the schema
 * finds wrong there.
 */
export function explainMisplacedBlocks(problems: readonly Problem[], file: ParsedFile): Problem[] {
  const explained = new Set<string>();
  const typed = new Set(problems.flatMap((problem) => unknownType(problem) ?? []));
  return problems.flatMap((problem) => {
    const misplaced = 'path' in problem.spot && problem.spot.path && causeOf(problem, problem.spot.path, file, typed);
    if (!misplaced) return [problem];
    const key = `${misplaced.code} ${toPointer(misplaced.spot.path)}`;
    if (explained.has(key)) return [];
    explained.add(key);
    return [misplaced];
  });
}

/** The place of what has a `type` where nothing has one. */
const unknownType = ({ code, spot }: Problem): string | undefined =>
  code === 'unknown-property' && spot.at === 'key' && spot.path.at(-1) === 'type'
    ? toPointer(spot.path.slice(0, -1))
    : undefined;

function causeOf({ code }: Problem, path: JsonPath, { path: file, value }: ParsedFile, typed: ReadonlySet<string>) {
  const onPage = blockType(value);
  if (onPage !== undefined && path.length === 1 && (code === 'unknown-property' || path[0] === 'blocks')) {
    const spot = { at: 'key', path: ['type'] } as const;
    return { code: 'block-on-page', file, spot, details: { type: onPage } } as const;
  }
  const isOfPage = ['page', 'section'].includes(documentOf(file) ?? '');
  for (let depth = 1; depth <= path.length; depth++) {
    const place = path.slice(0, depth);
    const part = valueAt(value, place);
    const spot = { at: 'value', path: place } as const;
    const type = blockType(part) ?? (typed.has(toPointer(place)) ? typeMeant(part) : undefined);
    if (place[0] !== 'blocks' || depth > 2) {
      if (type !== undefined) return { code: 'block-misplaced', file, spot, details: { type, isOfPage } } as const;
      // Where the file has no list of blocks, this one may be it.
      const isOwn = isOfPage && property(value, 'blocks') === undefined;
      // A list that belongs here has wrong entries; each of them is told.
      const isList = depth === path.length && ['unknown-property', 'wrong-type'].includes(code) && areBlocks(part);
      if (!isOwn && (isList || isPage(part)))
        return { code: 'page-misplaced', file, spot, details: { isList, isOfPage } } as const;
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

/** The type that a block means whose own is misspelt, or German. */
function typeMeant(value: unknown): string | undefined {
  const type = property(value, 'type');
  return typeof type === 'string' ? meant(type, blockTypes).nearest : undefined;
}

/** Whether a value is a list of blocks. */
const areBlocks = (value: unknown) =>
  Array.isArray(value) && value.length > 0 && value.every((each) => blockType(each) !== undefined);

/** Whether a value is a whole page: its blocks, and nothing that a page has not. */
const isPage = (value: unknown) =>
  areBlocks(property(value, 'blocks')) &&
  Object.keys(Object(value)).every((name) => Object.hasOwn(documentSchemas.page.shape, name));
