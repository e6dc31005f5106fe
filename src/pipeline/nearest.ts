/**
 * Optimal string alignment distance: inserted, removed, replaced and swapped neighbouring letters count one each.
 * Returns `limit + 1` as soon as the distance exceeds `limit`.
 */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let best = i;
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let value = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        value = Math.min(value, (beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(value);
      best = Math.min(best, value);
    }
    if (best > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? limit + 1;
}

/**
 * The candidate that a mistyped name most likely meant: at most a third of its letters away (at least 1, at most 4),
 * capitals ignored. Undefined where none is near or two are equally near.
 */
export function nearestName(name: string, candidates: Iterable<string>): string | undefined {
  const wanted = name.toLowerCase();
  let limit = Math.max(1, Math.min(4, Math.floor(name.length / 3)));
  let found: string | undefined;
  let tie = false;
  for (const candidate of candidates) {
    const far = distance(wanted, candidate.toLowerCase(), limit);
    if (far > limit) continue;
    if (found !== undefined && far === limit) {
      tie = true;
      continue;
    }
    found = candidate;
    limit = far;
    tie = false;
  }
  return tie ? undefined : found;
}
