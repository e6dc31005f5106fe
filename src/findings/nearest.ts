import { meansOther, translationsOf } from './synonyms.ts';

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

const farthest = (name: string) => Math.max(1, Math.min(4, Math.floor(name.length / 3)));

/**
 * The candidate that a mistyped name most likely meant: at most a third of its letters away (at least 1, at most 4),
 * capitals ignored. Undefined where none is near or two are equally near.
 */
export function nearestName(name: string, candidates: Iterable<string>): string | undefined {
  if (name.trim() === '') return undefined;
  const wanted = name.toLowerCase();
  let limit = farthest(name);
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

/** Most letters that a slip of the fingers changes. */
const SLIP = 2;

/**
 * The candidate that a name is a mere slip of: the only one that is near, at most two letters away, with the same
 * digits (`step6` is no slip of `step5`). Alike but for capitals is certain, whatever else is near.
 */
export function slipOf(name: string, candidates: Iterable<string>): string | undefined {
  if (name.trim() === '') return undefined;
  const wanted = name.toLowerCase();
  const near = [...candidates]
    .map((candidate) => ({ candidate, far: distance(wanted, candidate.toLowerCase(), farthest(name)) }))
    .filter(({ far }) => far <= farthest(name));
  const same = near.filter(({ far }) => far === 0);
  const [only, ...others] = same.length > 0 ? same : near;
  if (!only || others.length > 0 || only.far > SLIP) return undefined;
  return digits(only.candidate) === digits(name) ? only.candidate : undefined;
}

const digits = (name: string) => name.replace(/[^0-9]+/gu, ' ');

/** Fewest letters of a name that a longer word is taken for; shorter ones begin too many. */
const SHORTEST = 4;

/**
 * The longest candidate that a name is a longer form of: `introduction` of `intro`. Where the rest begins with a capital, it is
 * another word, which changes the meaning: `imageAlt` is no `image`.
 */
function shortenedName(name: string, candidates: readonly string[]): string | undefined {
  return candidates
    .filter(({ length }) => length >= SHORTEST && /^\p{Ll}/u.test(name.slice(length)))
    .filter((candidate) => name.toLowerCase().startsWith(candidate.toLowerCase()))
    .sort((a, b) => b.length - a.length)[0];
}

/** Hints for a name that does not exist where only one can be meant. */
export const certainly = (name: string) => ({ nearest: name, fix: { write: name } });

/** A language with the country that it is spoken in: `en-US`, `de_CH`. */
const LOCALE = /^([a-z]{2})[-_][a-z]{2}$/u;

/**
 * Hints for a name that does not exist: its translation, the nearest that exists or a shorter form, and a fix where it is a mere
 * slip or can mean nothing else.
 */
export function meant(name: string, candidates: Iterable<string>) {
  const known = [...candidates];
  const [, language] = LOCALE.exec(name.toLowerCase()) ?? [];
  if (language !== undefined && known.includes(language)) return certainly(language);
  const [translation, ...others] = translationsOf(name, known);
  const alike = meansOther(name) ? [] : known;
  const certain = translation === undefined ? slipOf(name, alike) : others.length === 0 ? translation : undefined;
  const nearest = translation ?? nearestName(name, alike) ?? shortenedName(name, alike);
  return { nearest, fix: certain === undefined ? undefined : { write: certain } };
}
