import type { AxeFault } from '../catalogue.ts';

const NAMES: Readonly<Record<string, string>> = {
  smallest: 'Kleinste Form',
  typical: 'Übliche Form',
  largest: 'Größte Form',
};

/** What an example is called, by its name in `examples.json`. */
export const exampleName = (name: string) => NAMES[name] ?? name;

export function faultText({ rule, help, targets, widths }: AxeFault): string {
  const windows = widths.map((width) => `${width}\u00a0px`).join(', ');
  return `${rule}: ${help} (${windows}; ${targets.join(', ')}).`;
}

export const NOTHING = 'axe-core findet nichts.';

/** The state of one example. */
export function stateText(faults: readonly AxeFault[] | undefined): string {
  if (!faults) return 'Noch nicht mit axe-core geprüft.';
  return faults.length === 0 ? NOTHING : faults.map(faultText).join(' ');
}

export const countText = (count: number, one: string, many: string) => `${count}\u00a0${count === 1 ? one : many}`;
