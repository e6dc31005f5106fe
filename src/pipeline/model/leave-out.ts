import type { z } from 'zod';
import { withoutLinks } from '../../design/inline.ts';
import { type JsonPath, valueAt } from '../../documents/json.ts';
import { factCollector } from '../read/collect.ts';
import type { Facts } from '../read/facts.ts';

/** Whether a target is none on this day. */
type IsGone = (target: string) => boolean;

interface Kind {
  collect: (value: unknown) => Facts;
  isSound: (value: unknown) => boolean;
}

/**
 * A copy of a document's value without what leads to targets that are gone, and as little else as its schema allows: of a
 * link in a text the label stays; a button goes; a card, an entry of the menu or a block goes with a link that it cannot be
 * without. A list that has to have entries stays empty rather than lead to nothing.
 */
export function leaveOut<T>(value: T, schema: z.ZodType, isGone: IsGone): T {
  const collect = factCollector(schema, () => false);
  const isSound = (one: unknown) => schema.safeParse(one).success && collect(one).brokenRules.length === 0;
  const next = (one: T) => collect(one).links.find((link) => isGone(link.value));
  let rest = value;
  for (let link = next(rest); link; link = next(rest)) {
    rest =
      link.part === undefined
        ? withoutTarget(rest, link.path, { collect, isSound })
        : unlinked(rest, link.path, isGone);
  }
  return rest;
}

function unlinked<T>(value: T, path: JsonPath, isGone: IsGone): T {
  const copy = structuredClone(value);
  const { owner, key } = placeOf(copy, path);
  Reflect.set(owner, key, withoutLinks(String(Reflect.get(owner, key)), isGone));
  return copy;
}

/** The innermost thing around the link goes that the document is sound without; if there is none, the outermost entry of a list. */
function withoutTarget<T>(value: T, path: JsonPath, kind: Kind): T {
  const around = path.map((_, index) => path.slice(0, path.length - index));
  const sound = around.map((place) => () => removed(value, place, kind)).find((remove) => kind.isSound(remove()));
  const entry = path.findIndex((key) => typeof key === 'number') + 1;
  return sound?.() ?? removed(value, path.slice(0, entry || 1), kind);
}

/** Without what is at a path, and without what must not be there alone: the label of a button that has no target. */
function removed<T>(value: T, path: JsonPath, { collect }: Kind): T {
  const copy = structuredClone(value);
  const { owner, key } = placeOf(copy, path);
  if (Array.isArray(owner)) {
    owner.splice(Number(key), 1);
    return copy;
  }
  Reflect.deleteProperty(owner, key);
  const place = path.slice(0, -1).join('/');
  for (;;) {
    const lacking = collect(copy).brokenRules.find(
      (rule) => rule.value.kind === 'needs' && rule.path.join('/') === place,
    );
    if (lacking?.value.kind !== 'needs') return copy;
    Reflect.deleteProperty(owner, lacking.value.property);
  }
}

function placeOf(root: unknown, path: JsonPath): { owner: object; key: string | number } {
  const owner = valueAt(root, path.slice(0, -1));
  const key = path.at(-1);
  if (typeof owner !== 'object' || owner === null || key === undefined)
    throw new Error(`no value at ${path.join('/')}`);
  return { owner, key };
}
