import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

const BASELINE = 'tests/bench/baseline.json';
/** Slower than this many times the baseline is marked. */
const SLOWER = 1.3;

/** `time` has passed, `cpu` is processor time on all cores, both in milliseconds; `memory` is in MiB. */
type Sort = 'time' | 'cpu' | 'memory';

interface Figure {
  name: string;
  sort: Sort;
  value: number;
}

const UNITS = { time: 'ms', cpu: 'ms CPU', memory: 'MiB' };

/**
 * What was measured, each figure also as a multiple of a fixed task of the same run, by which runs on machines of other speed
 * or load compare with the baseline in the repository.
 */
export class Figures {
  readonly #figures: Figure[] = [];
  readonly #task = fixedTask();

  add(name: string, sort: Sort, value: number) {
    this.#figures.push({ name, sort, value });
    console.log(this.#line({ name, sort, value }, readBaseline()));
  }

  /** Makes what was measured the baseline; what was not keeps its own. */
  write() {
    const own = this.#figures.map((figure): [string, number] => [figure.name, rounded(this.#multiple(figure))]);
    const all = { ...readBaseline(), ...Object.fromEntries(own) };
    const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
    writeFileSync(BASELINE, `${JSON.stringify(sorted, null, 2)}\n`);
  }

  #multiple({ sort, value }: Figure): number {
    return sort === 'memory' ? value : value / this.#task[sort];
  }

  #line(figure: Figure, baseline: Record<string, number>): string {
    const before = baseline[figure.name];
    const value = `${figure.name}  ${Math.round(figure.value)} ${UNITS[figure.sort]}`;
    if (before === undefined) return value;
    const ratio = this.#multiple(figure) / before;
    return `${value}, ${ratio.toFixed(2)} × the baseline${ratio > SLOWER ? ' !' : ''}`;
  }
}

const rounded = (value: number) => Number(value.toPrecision(3));

const readBaseline = (): Record<string, number> => JSON.parse(readFileSync(BASELINE, 'utf8'));

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
  const median = (sort: 'time' | 'cpu') => runs.map((run) => run[sort]).sort((a, b) => a - b)[2] ?? 1;
  return { time: median('time'), cpu: median('cpu') };
}
