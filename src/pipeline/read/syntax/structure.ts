import type { Edit } from '../../../findings/finding.ts';
import { groupEnd, isSoundUntil, isSoundWith } from './brackets.ts';
import type { SyntaxContext, Token } from './context.ts';
import { bracketMistake, type Mistake, plain, type StructureCode, structural } from './mistake.ts';

/** What stands before the page. */
export function beginningMistake(text: string, offset: number): Mistake {
  const brace = text.indexOf('{', offset);
  const isOther = brace < 0 || text[offset] === '<' || /^\w+:\s/u.test(text.slice(offset));
  const code = isOther ? 'syntax-other-format' : 'syntax-text-before';
  return structural(text, code, offset, Math.min(isOther ? text.length : brace, lineEnd(text, offset)));
}

/** What stands behind the page; or the page lacks its first brace, so that it seems to end with its first name. */
export function endMistake(text: string, offset: number, { before: [previous] }: SyntaxContext): Mistake {
  const at = (code: StructureCode, to: number, from = offset) => structural(text, code, from, to);
  if (previous?.sign === '"') return at('syntax-brace-first', previous.end, previous.offset);
  if (text[offset] !== '{') return at('syntax-extra', lineEnd(text, offset));
  const isPage = /"blocks"\s*:/u.test(text.slice(offset, groupEnd(text, offset)));
  return at(isPage ? 'syntax-two-pages' : 'syntax-outside-list', offset + 1);
}

/** A bracket in the wrong place, or a place where one is missing. */
export function structureMistake(text: string, offset: number, context: SyntaxContext): Mistake | undefined {
  const { before, open } = context;
  const [previous] = before;
  const char = text[offset] ?? '';
  if (char === '}' || char === ']') {
    if (open?.sign !== (char === '}' ? '{' : '[')) {
      const isWrong = isSoundWith(text, [{ offset, length: 1, text: char === '}' ? ']' : '}' }]);
      return bracketMistake(text, isWrong ? 'syntax-bracket-wrong' : 'syntax-bracket-mismatch', offset, context);
    }
    if (previous?.sign === ',') return plain(text, 'syntax-trailing-comma', previous.offset, previous.end);
  }
  if (open?.sign === '[')
    return char === ':' && previous?.sign === '"' ? nameInList(text, offset, previous) : undefined;
  if (open?.sign !== '{') return undefined;
  if (doubledBraces(text, offset)) return structural(text, 'syntax-bracket-extra', open.offset, open.offset + 1);
  if (isListInBraces(text, offset, open, before))
    return structural(text, 'syntax-list-braces', open.offset, open.offset + 1);
  return char === '{' ? groupWithoutName(text, offset, context) : undefined;
}

/** Whether what is open begins with a value that has no name, and would be sound as a list. */
function isListInBraces(text: string, offset: number, open: Token, [previous, earlier]: SyntaxContext['before']) {
  const isFirst = previous === open || previous?.offset === open.offset;
  const isValue = isFirst ? text[offset] === '{' : earlier?.offset === open.offset && /[,}]/u.test(text[offset] ?? '');
  return isValue && isSoundUntil(text, listEdits(text, open.offset), groupEnd(text, open.offset));
}

/** Without the first brace of a page and the last, where there are two of each: the second begins at the offset. */
export function doubledBraces(text: string, second: number): Edit[] | undefined {
  if (text[second] !== '{' || !/^\s*\{\s*$/u.test(text.slice(0, second))) return undefined;
  const first = text.indexOf('{');
  const [blank = ''] = /\s*\}\s*$/u.exec(text.slice(groupEnd(text, second))) ?? [];
  if (blank === '') return undefined;
  const end = groupEnd(text, second);
  const edits = [
    { offset: first, length: second - first, text: '' },
    { offset: end, length: text.slice(end).trimEnd().length, text: '' },
  ];
  return isSoundUntil(text, edits, end) ? edits : undefined;
}

/** Brackets in place of the braces of a group. */
export const listEdits = (text: string, from: number) => [
  { offset: from, length: 1, text: '[' },
  { offset: groupEnd(text, from) - 1, length: 1, text: ']' },
];

/** Brackets around the groups that begin at an offset; often the last one is there. */
export function listsAround(text: string, from: number): Edit[][] {
  const [, blanks = ''] = /([ \t]*)\r?\n\s*$/u.exec(text.slice(0, from)) ?? [];
  const line = text.slice(0, from).trimEnd().length;
  const isOwnLine = text.slice(line, from).includes('\n');
  const open = isOwnLine ? { offset: line, length: blanks.length, text: ' [' } : { offset: from, length: 0, text: '[' };
  let end = groupEnd(text, from);
  for (;;) {
    const next = /^\s*,\s*(?=\{)/u.exec(text.slice(end));
    if (!next) break;
    end = groupEnd(text, end + next[0].length);
  }
  return [[open], [open, { offset: end, length: 0, text: ']' }]];
}

const STRING = /"(?:\\.|[^"\\\r\n])*"/u.source;
const TEXTS = new RegExp(`^${STRING}(?:\\s*,\\s*${STRING}(?!\\s*:))+`, 'u');
const VALUE_BEFORE = new RegExp(`:\\s*(${STRING})\\s*,\\s*$`, 'u');

/** Brackets around texts that follow each other as the value of a property; the second begins at an offset. */
export function textsAsList(text: string, second: number): [Edit, Edit] | undefined {
  const before = VALUE_BEFORE.exec(text.slice(0, second));
  const first = before?.[1];
  // A name where a comma is in place of its colon.
  if (!before || first === undefined || /^"[a-z]\w*"/u.test(text.slice(second))) return undefined;
  const offset = before.index + before[0].indexOf('"');
  const length = TEXTS.exec(text.slice(offset))?.[0].length;
  if (length === undefined) return undefined;
  const edits: [Edit, Edit] = [
    { offset, length: 0, text: '[' },
    { offset: offset + length, length: 0, text: ']' },
  ];
  return isSoundUntil(text, edits, offset + length) ? edits : undefined;
}

/** A property in a list: the brace of its group follows it, it is a name before a group, or it has no braces at all. */
function nameInList(text: string, offset: number, name: Token): Mistake {
  const at = (code: StructureCode) => structural(text, code, name.offset, name.end);
  if (/^:\s*\{/u.test(text.slice(offset))) return at('syntax-name-in-list');
  const edits = earlierBrace(text, name.offset);
  const isLate = edits !== undefined && isSoundUntil(text, edits, edits[1].offset + edits[1].length);
  return at(isLate ? 'syntax-brace-late' : 'syntax-brace-missing');
}

/** The brace that follows the property at an offset, before that property. */
export function earlierBrace(text: string, from: number) {
  const [, property, brace] = /^("[^"\r\n]*"\s*:\s*(?:"[^"\r\n]*"|[\w.-]+)\s*,)(\s*\{)/u.exec(text.slice(from)) ?? [];
  if (property === undefined || brace === undefined) return undefined;
  return [
    { offset: from, length: 0, text: '{ ' },
    { offset: from + property.length, length: brace.length, text: '' },
  ] as const;
}

/** A group {…} where a name is expected: an entry behind its list, a block inside another, groups without a list. */
function groupWithoutName(text: string, offset: number, context: SyntaxContext): Mistake | undefined {
  const { before, open, closed, expects } = context;
  const at = (code: StructureCode) => structural(text, code, offset, offset + 1);
  const isBlock = /^\{\s*"type"\s*:/u.test(text.slice(offset));
  const behind = expects === 'key' ? before[1] : before[0];
  const isInBlock = open !== undefined && open.name === undefined && /[[,]\s*$/u.test(text.slice(0, open.offset));
  if (isBlock && isInBlock && (behind?.sign !== ']' || closed?.name !== 'blocks')) return at('syntax-block-inside');
  if (behind?.sign === ']') return at('syntax-outside-list');
  if (expects !== 'key') return undefined;
  if (behind?.sign !== '}') return bracketMistake(text, 'syntax-bracket-mismatch', offset, context);
  const first = closed?.offset ?? offset;
  const isFirst = listsAround(text, first).some((edits) => isSoundWith(text, edits));
  return isFirst ? structural(text, 'syntax-list-missing', first, first + 1) : at('syntax-list-missing');
}

/** End of the line, without the blanks there. */
export function lineEnd(text: string, offset: number): number {
  return offset + Math.max(1, /^[^\r\n]*/u.exec(text.slice(offset))?.[0].trimEnd().length ?? 1);
}
