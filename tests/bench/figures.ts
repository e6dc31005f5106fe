import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

const BASELINE = 'tests/bench/baseline.json';
/** Worse than this many times the baseline is marked. */
const WORSE = 1.3;

/**
 * What a figure is, and whether it is held against the speed of the machine: `time` has passed, `cpu` is processor time on all
 * cores, `rate` is a second, each as a multiple of the same task; what is counted, or reckoned for a certain phone, is not.
 */
const SORTS = {
  time: { unit: 'ms', isBetterHigh: false, by: 'time' },
  cpu: { unit: 'ms of processor time', isBetterHigh: false, by: 'cpu' },
  rate: { unit: 'a second', isBetterHigh: true, by: 'time' },
  memory: { unit: 'MiB', isBetterHigh: false, by: undefined },
  bytes: { unit: 'kB', isBetterHigh: false, by: undefined },
  files: { unit: 'files', isBetterHigh: false, by: undefined },
  score: { unit: 'of 100', isBetterHigh: true, by: undefined },
  reckoned: { unit: 'ms on a slow phone', isBetterHigh: false, by: undefined },
} as const;
type Sort = keyof typeof SORTS;

interface Figure {
  name: string;
  sort: Sort;
  value: number;
}

/**
 * What was measured, each figure beside the baseline in the repository. Where the speed of the machine counts, both are multiples of
 * a fixed task of the same run, so that runs on machines of other speed or load compare.
 */
export class Figures {
  readonly #figures: Figure[] = [];
  readonly #task = fixedTask();
  readonly #baseline: Readonly<Record<string, number>> = JSON.parse(readFileSync(BASELINE, 'utf8'));

  add(name: string, sort: Sort, value: number) {
    this.#figures.push({ name, sort, value });
    console.error(`${name}: ${written(value)} ${SORTS[sort].unit}`);
  }

  /** All of them as one table in Markdown. */
  table(): string {
    const rows = this.#figures.map((figure) => [
      figure.name,
      `${written(figure.value)} ${SORTS[figure.sort].unit}`,
      this.#comparison(figure),
    ]);
    const all = [['figure', 'now', 'times the baseline'], ['---', '---', '---'], ...rows];
    return all.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  }

  /** Makes what was measured the baseline; what was not keeps its own. */
  write() {
    const own = this.#figures.map((figure): [string, number] => [figure.name, rounded(this.#scaled(figure))]);
    const all = { ...this.#baseline, ...Object.fromEntries(own) };
    const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
    writeFileSync(BASELINE, `${JSON.stringify(sorted, null, 2)}\n`);
  }

  #scaled({ sort, value }: Figure): number {
    const { by, isBetterHigh } = SORTS[sort];
    if (by === undefined) return value;
    return isBetterHigh ? value * this.#task[by] : value / this.#task[by];
  }

  #comparison(figure: Figure): string {
    const before = this.#baseline[figure.name];
    if (before === undefined) return 'new';
    const now = this.#scaled(figure);
    if (before === 0) return now === 0 ? '1.00' : 'was 0';
    const worse = SORTS[figure.sort].isBetterHigh ? before / now : now / before;
    return `${(now / before).toFixed(2)}${worse > WORSE ? ' (worse)' : ''}`;
  }
}

const rounded = (value: number) => Number(value.toPrecision(3));
const written = (value: number) => (value < 100 ? rounded(value) : Math.round(value)).toLocaleString('en');

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** How long the machine takes now for what checking and building are made of: JSON, expressions, hashes. The median of five. */
function fixedTask(): { time: number; cpu: number } {
  const words = Array.from({ length: 20_000 }, (_, index) => ({
    index,
    text: `Seite ${index} für Gäste und Künstler`,
  }));
  const once = () => {
    const started = { time: performance.now(), cpu: process.cpuUsage() };
    for (let round = 0; round < 10; round++) {
      const text = JSON.stringify(words);
      createHash('sha256').update(text).digest();
      JSON.parse(text.replaceAll(/\bfuer|Künstler\b/gu, (word) => word.toUpperCase()));
    }
    const { user, system } = process.cpuUsage(started.cpu);
    return { time: performance.now() - started.time, cpu: (user + system) / 1000 };
  };
  const runs = Array.from({ length: 5 }, once);
  return { time: median(runs.map(({ time }) => time)), cpu: median(runs.map(({ cpu }) => cpu)) };
}
