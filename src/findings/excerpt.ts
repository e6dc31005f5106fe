import type { Place } from './finding.ts';

const WIDTH = 100;

/** A line of a file as an excerpt shows it; `mark` counts from 1 within `text`. */
export interface ExcerptLine {
  number: number;
  text: string;
  mark?: { column: number; length: number };
}

/** The marked line with one before and one after it; long lines are cut around the mark. */
export function excerpt(text: string, place: Place): ExcerptLine[] {
  const lines = text.split('\n');
  const numbers = [place.line - 1, place.line, place.line + 1].filter(
    (number) => number >= 1 && number <= lines.length,
  );
  const from = Math.max(0, place.column - 1 - WIDTH / 2);
  return numbers.map((number) => {
    const line = (lines[number - 1] ?? '').replaceAll('\t', ' ').replace(/\r$/u, '');
    if (number !== place.line) return { number, text: cut(line, 0) };
    const start = line.length > WIDTH ? from : 0;
    const length = place.endLine === place.line ? place.endColumn - place.column : 1;
    const shown = cut(line, start);
    const column = place.column - start + (start > 0 ? 1 : 0);
    return { number, text: shown, mark: { column, length: Math.max(1, Math.min(length, shown.length - column + 1)) } };
  });
}

function cut(line: string, start: number): string {
  const end = start + WIDTH;
  return `${start > 0 ? '…' : ''}${line.slice(start, end)}${end < line.length ? '…' : ''}`;
}
