/** A line that stayed, went or came; `number` counts in the text before, or after for lines that came. */
export interface DiffLine {
  mark: ' ' | '-' | '+';
  number: number;
  text: string;
}

/** The shortest way from one text to the other, line by line (Myers 1986, "An O(ND) Difference Algorithm"). */
export function diffLines(before: string, after: string): DiffLine[] {
  const [a, b] = [before.split('\n'), after.split('\n')];
  const trail = search(a, b);
  const lines: DiffLine[] = [];
  let [x, y] = [a.length, b.length];
  for (let d = trail.length - 1; d >= 0; d--) {
    const reached = trail[d] ?? new Map();
    const k = x - y;
    const down = k === -d || (k !== d && (reached.get(k - 1) ?? -1) < (reached.get(k + 1) ?? -1));
    const previous = down ? k + 1 : k - 1;
    const startX = d === 0 ? 0 : (reached.get(previous) ?? 0);
    const startY = d === 0 ? 0 : startX - previous;
    for (; x > startX && y > startY; x--, y--) lines.push({ mark: ' ', number: x, text: a[x - 1] ?? '' });
    if (d === 0) break;
    if (down) lines.push({ mark: '+', number: y, text: b[--y] ?? '' });
    else lines.push({ mark: '-', number: x, text: a[--x] ?? '' });
  }
  return lines.reverse();
}

/** How far each diagonal reached before every further edit, until both texts are at their end. */
function search(a: readonly string[], b: readonly string[]): Array<Map<number, number>> {
  const reached = new Map([[1, 0]]);
  const trail: Array<Map<number, number>> = [];
  for (let d = 0; ; d++) {
    trail.push(new Map(reached));
    for (let k = -d; k <= d; k += 2) {
      const [left, right] = [reached.get(k - 1) ?? -1, reached.get(k + 1) ?? -1];
      let x = k === -d || (k !== d && left < right) ? right : left + 1;
      while (x < a.length && x - k < b.length && a[x] === b[x - k]) x++;
      reached.set(k, x);
      if (x >= a.length && x - k >= b.length) return trail;
    }
  }
}

/** The changed lines with one line around them; undefined stands where lines between them are left out. */
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
