import { diffArrays } from 'diff';
import type { Paint } from '../../findings/formats/report.ts';

/** A line that stayed, was removed or was added; `number` counts in the text before, or after for added lines. */
export interface DiffLine {
  mark: ' ' | '-' | '+';
  number: number;
  text: string;
}

/** How one text becomes the other, line by line. */
export function diffLines(before: string, after: string): DiffLine[] {
  let [old, current] = [0, 0];
  return diffArrays(before.split('\n'), after.split('\n')).flatMap(({ added, removed, value }) =>
    value.map((text): DiffLine => {
      if (!added) old++;
      if (!removed) current++;
      return { mark: added ? '+' : removed ? '-' : ' ', number: added ? current : old, text };
    }),
  );
}

/** The changed lines with one line around them; undefined where lines between them are left out. */
export function changedLines(before: string, after: string): Array<DiffLine | undefined> {
  const lines = diffLines(before, after);
  const shown = lines.flatMap((line, index) => {
    const isNear = lines.slice(Math.max(0, index - 1), index + 2).some(({ mark }) => mark !== ' ');
    return isNear ? [{ line, index }] : [];
  });
  return shown.flatMap(({ line, index }, place) => {
    const last = shown[place - 1];
    return last && last.index < index - 1 ? [undefined, line] : [line];
  });
}

/** The changed lines as a terminal shows them, each with its number and mark. */
export function diffText({ before, after }: { before: string; after: string }, paint: Paint): string[] {
  const lines = changedLines(before, after);
  const digits = String(Math.max(...lines.map((line) => line?.number ?? 0))).length;
  return lines.map((line) => {
    if (!line) return paint('dim', `${' '.repeat(digits)} …`);
    const shown = `${String(line.number).padStart(digits)} ${line.mark} ${line.text.replace(/\r$/u, '')}`.trimEnd();
    return line.mark === ' ' ? paint('dim', shown) : paint(line.mark === '-' ? 'red' : 'green', shown);
  });
}
