import { type JsonPath, nameAt } from '../../../documents/json.ts';
import type { Problem } from '../../../findings/finding.ts';
import type { Fact } from '../../read/facts.ts';
import type { Check } from '../check.ts';

/** What is compared has the same rows: one that is called otherwise, or that an entry lacks, leaves a gap in the table. */
export const rowsAlike: Check = (site) =>
  site.unsettled.pages.flatMap(({ file, facts }) =>
    [...groupedBy(facts.rows, LIST).values()].flatMap((rows) => unlike(rows, file)),
  );

/** Where the list of what is compared is in the path of a row, and where one of its entries. */
const LIST = -4;
const ENTRY = -3;

function groupedBy(rows: readonly Fact[], depth: number): Map<string, Fact[]> {
  const groups = new Map<string, Fact[]>();
  for (const row of rows) {
    const key = JSON.stringify(row.path.slice(0, depth));
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return groups;
}

/** Rows of later entries that the first does not have; of an entry that has none of these, those of the first that it lacks. */
function unlike(rows: readonly Fact[], file: string): Problem[] {
  const [first = [], ...others] = groupedBy(rows, ENTRY).values();
  return others.flatMap((own): Problem[] => {
    const lacked = without(first, own);
    const foreign = without(own, first);
    const entry: JsonPath = own[0]?.path.slice(0, ENTRY) ?? [];
    const of = { list: nameAt(entry.slice(0, -1)), entry: Number(entry.at(-1)) + 1 };
    if (foreign.length === 0)
      return lacked.map(({ value }) => ({
        code: 'row-missing',
        file,
        spot: { at: 'value', path: entry },
        details: { label: value, ...of },
      }));
    const [meant] = lacked.length === 1 && foreign.length === 1 ? lacked : [];
    return foreign.map(({ value, path }) => ({
      code: 'row-unlike',
      file,
      spot: { at: 'value', path },
      details: { label: value, list: of.list },
      nearest: meant?.value,
    }));
  });
}

const without = (rows: readonly Fact[], others: readonly Fact[]) =>
  rows.filter(({ value }) => !others.some((other) => other.value === value));
