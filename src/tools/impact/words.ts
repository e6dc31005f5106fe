import type { Cause } from './causes.ts';
import type { LaterScript, Sizes, TouchedRoute } from './impact.ts';
import type { Part } from './snapshot.ts';

const PART_NAMES: Readonly<Record<Part, string>> = {
  content: 'Inhalt',
  styles: 'Stile',
  data: 'Daten',
  scripts: 'Skripte',
  files: 'Schriften und Symbole',
  media: 'Bilder und Videos',
};

const KIND_NAMES: Readonly<Record<string, string>> = {
  page: 'Seite',
  shared: 'gemeinsamer Abschnitt',
  media: 'Bild oder Video',
  site: 'Dokument der Website',
  block: 'Block',
  code: 'gemeinsamer Code',
};

const SIZE_NAMES: Readonly<Record<keyof Sizes, string>> = { html: 'HTML', js: 'JS', css: 'CSS', media: 'Medien' };
const SIZES = ['html', 'js', 'css', 'media'] as const;

const number = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const kilobytes = (bytes: number) => number.format(bytes / 1000);

function differenceText(bytes: number): string {
  const sign = bytes < 0 ? '−' : '+';
  const size = Math.abs(bytes);
  return size < 1000 ? `${sign}${size}\u00a0B` : `${sign}${kilobytes(size)}\u00a0kB`;
}

/** `12,3 → 13,5 kB (+1,2 kB)`; one figure where there is but one to say. */
function sizeText(before: number | undefined, after: number | undefined): string {
  const now = `${kilobytes(after ?? before ?? 0)}\u00a0kB`;
  if (before === undefined || after === undefined || before === after) return now;
  const difference = differenceText(after - before);
  return kilobytes(before) === kilobytes(after)
    ? `${now} (${difference})`
    : `${kilobytes(before)} → ${now} (${difference})`;
}

export const sizesText = ({ before, after }: TouchedRoute): string[] =>
  SIZES.map((name) => `${SIZE_NAMES[name]} ${sizeText(before?.[name], after?.[name])}`);

export const SIZE_HEADS = SIZES.map((name) => SIZE_NAMES[name]);

export const sizeCells = ({ before, after }: TouchedRoute): string[] =>
  SIZES.map((name) => sizeText(before?.[name], after?.[name]));

export function whatText({ state, parts }: TouchedRoute): string {
  if (state === 'new') return 'neu';
  if (state === 'gone') return 'entfallen';
  return parts.map((part) => PART_NAMES[part]).join(', ');
}

/** One line a reason, the files that share it together. */
export function causeTexts(causes: readonly Cause[]): string[] {
  if (causes.length === 0) return ['keine der geänderten Dateien erklärt es'];
  const groups = new Map<string, string[]>();
  for (const { kind, subject, file } of causes) {
    const name = ['block', 'shared'].includes(kind) ? `${KIND_NAMES[kind]} „${subject}“` : (KIND_NAMES[kind] ?? kind);
    groups.set(name, [...(groups.get(name) ?? []), file]);
  }
  return [...groups].map(([name, files]) => `${name}: ${files.join(', ')}`);
}

export const laterText = ({ name, before, after }: LaterScript): string => {
  const state = before === undefined ? ', neu' : after === undefined ? ', entfallen' : '';
  return `${name}${state}: ${sizeText(before, after)}`;
};

export const headline = (base: string, touched: number, routes: number): string =>
  touched === 0
    ? `Gegenüber ${base}: Keine von ${routes} Seiten ist anders.`
    : `Gegenüber ${base}: ${touched} von ${routes} Seiten ${touched === 1 ? 'ist' : 'sind'} anders.`;
