import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const wanted = [...readFileSync('docs/requirements.md', 'utf8').matchAll(/\*\*(R-[A-Z0-9]+-\d+)\*\*/gu)].map(
  ([, id]) => id,
);

interface Row {
  id: string;
  rule: string;
  /** files, each with words that stand in it: of a test a part of its title */
  proofs: Array<{ file: string; words: string[] }>;
}

const CELL = /^(?:`[^`]+`: "[^"]+"(?:, "[^"]+")*(?:; |$))+$/u;

/** A row of the table; undefined for any other line. Throws where the last cell names its proofs in another way. */
function rowOf(line: string): Row | undefined {
  const [, id, rule, cell] = /^\| (R-[A-Z0-9]+-\d+) \| ([^|]+) \| (.+) \|$/u.exec(line) ?? [];
  if (id === undefined || rule === undefined || cell === undefined) return undefined;
  if (!CELL.test(cell)) throw new Error(`${id}: ${cell}`);
  const proofs = [...cell.matchAll(/`([^`]+)`: ("[^"]+"(?:, "[^"]+")*)/gu)].map(([, file = '', words = '']) => ({
    file,
    words: [...words.matchAll(/"([^"]+)"/gu)].map(([, word = '']) => word),
  }));
  return { id, rule, proofs };
}

const rowsOf = (table: string) => table.split('\n').flatMap((line) => rowOf(line) ?? []);

/** What a row names that is not there: a file, or words in it. */
const missingIn = ({ id, proofs }: Row): string[] =>
  proofs.flatMap(({ file, words }) => {
    if (!existsSync(file)) return [`${id}: ${file}`];
    const text = readFileSync(file, 'utf8');
    return words.filter((word) => !text.includes(word)).map((word) => `${id}: ${file} "${word}"`);
  });

const rows = rowsOf(readFileSync('docs/requirements-coverage.md', 'utf8'));

test('every requirement has one row, in the order of the requirements, and no row stands for anything else', () => {
  expect(rows.map(({ id }) => id)).toEqual(wanted);
});

test('every file and every title of a row is there', () => {
  expect(rows.flatMap(missingIn)).toEqual([]);
});

test('rules are said in ten words at most', () => {
  expect(rows.filter(({ rule }) => rule.split(' ').length > 10).map(({ id }) => id)).toEqual([]);
});

test('what is not there is told, and so is a proof that cannot be read', () => {
  const [row] = rowsOf('| R-MENU-1 | three levels | `README.md`: "People Pages", "nowhere"; `gone.test.ts`: "a" |');
  expect(row && missingIn(row)).toEqual(['R-MENU-1: README.md "nowhere"', 'R-MENU-1: gone.test.ts']);
  expect(() => rowOf('| R-MENU-1 | three levels | looked at by hand |')).toThrow('R-MENU-1');
});
