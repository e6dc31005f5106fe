import { hostileUrls } from './hostile-urls.ts';

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export type Random = () => number;

export function randomNumbers(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

interface Place {
  owner: object;
  key: string | number;
}

/** Every property and array entry below a value. */
function places(root: unknown, found: Place[] = []): Place[] {
  if (!isContainer(root)) return found;
  for (const key of Object.keys(root)) {
    found.push({ owner: root, key: Array.isArray(root) ? Number(key) : key });
    places(Reflect.get(root, key), found);
  }
  return found;
}

const STRANGE: readonly unknown[] = [
  null,
  true,
  false,
  0,
  1,
  2,
  3,
  4,
  -1,
  1.5,
  1e21,
  '',
  ' ',
  'x',
  ' x',
  'x ',
  '\u00a0x',
  'x\u00a0',
  'a\nb',
  'a\tb',
  'a\u2028b',
  '\ufeffx',
  '\u202ex',
  '\u{1f600}',
  'ab\u{1f600}',
  '\ud800',
  'a[b',
  'a]b',
  '[a](/b)',
  '[a](b)',
  '*a*',
  'a&shy;b',
  'ä'.repeat(70),
  'x'.repeat(5000),
  '[a](/b)'.repeat(80),
  'light',
  'dark',
  'de',
  'hero',
  'contact',
  'link',
  'number',
  '50% 50%',
  '101% 5%',
  '1',
  [],
  [1],
  ['x'],
  {},
  { type: 'hero' },
  { kind: 'link' },
  [[[]]],
];
const KEYS = [
  'titel',
  'Title',
  'x',
  '',
  ' ',
  'constructor',
  'toString',
  'hasOwnProperty',
  '__proto__',
  'prototype',
  'type',
  'kind',
  'id',
  'tone',
  'lang',
  'title',
  'href',
  'image',
];

/** Changes one thing of a page in place. Returns what it did. */
export function mutate(page: unknown, random: Random): string {
  const all = places(page);
  const at = all[Math.floor(random() * all.length)];
  if (!at) throw new Error('an empty page');
  const { owner, key } = at;
  const some = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)];
  const value: unknown = Reflect.get(owner, key);
  const define = (target: object, name: string | number, to: unknown) =>
    Object.defineProperty(target, name, { value: to, enumerable: true, configurable: true, writable: true });
  const action = Math.floor(random() * 9);
  if (action === 0) {
    if (Array.isArray(owner)) owner.splice(Number(key), 1);
    else Reflect.deleteProperty(owner, key);
    return `removed ${key}`;
  }
  if (action === 1 && !Array.isArray(owner)) {
    const name = some(KEYS) ?? 'x';
    Reflect.deleteProperty(owner, key);
    define(owner, name, value);
    return `renamed ${key} to ${name}`;
  }
  if (action === 2 && !Array.isArray(owner)) {
    const name = some(KEYS) ?? 'x';
    define(owner, name, some(STRANGE));
    return `added ${name} beside ${key}`;
  }
  if (action === 3 && Array.isArray(owner)) {
    const times = 1 + Math.floor(random() * 45);
    for (let i = 0; i < times; i++) owner.push(structuredClone(value));
    return `repeated ${key} ${times} times`;
  }
  if (action === 4 && typeof value === 'string') {
    const cut = Math.floor(random() * (value.length + 1));
    const changed = value.slice(0, cut) + (some(STRANGE) ?? '') + value.slice(cut + Math.floor(random() * 2));
    define(owner, key, changed);
    return `changed ${key} to ${JSON.stringify(changed).slice(0, 120)}`;
  }
  if (action === 5) {
    const url = some(hostileUrls);
    define(owner, key, url);
    return `set ${key} to ${JSON.stringify(url)}`;
  }
  if (action === 6) {
    const other = all[Math.floor(random() * all.length)];
    const moved: unknown = other && structuredClone(Reflect.get(other.owner, other.key));
    define(owner, key, moved ?? null);
    return `set ${key} to the value of ${other?.key}`;
  }
  const to = structuredClone(some(STRANGE));
  define(owner, key, to);
  return `set ${key} to ${JSON.stringify(to)?.slice(0, 120)}`;
}
