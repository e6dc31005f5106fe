import type { Scalar, Shape } from '../../documents/shape.ts';
import type { ObjectRule } from '../../fields/rules.ts';
import type { ChangeKind } from './changes.ts';

/** One difference between two versions of a schema; whether it is safe is in `changes.ts`, with its words. */
export interface Change {
  kind: ChangeKind;
  /** the property as authors know it: `stats[].label`, `action(link).href`; empty for the whole */
  path: string;
  before: string;
  after: string;
}

const change = (kind: ChangeKind, path: string, before = '', after = ''): Change => ({ kind, path, before, after });

/** Every difference that matters to a page written for `before`. */
export function compareShapes(before: Shape, after: Shape, path = ''): Change[] {
  if (isEqual(before, after)) return [];
  if (before.oneOf && after.oneOf && before.tag === after.tag) return optionChanges(before, after, path);
  const [typeBefore, typeAfter] = [typeOf(before), typeOf(after)];
  if (typeBefore !== typeAfter) return [change('type-changed', path, typeBefore, typeAfter)];
  return [
    ...valueChanges(before, after, path),
    ...limitChanges(before, after, path),
    ...patternChanges(before, after, path),
    ...(before.items && after.items ? compareShapes(before.items, after.items, `${path}[]`) : []),
    ...(before.others && after.others ? compareShapes(before.others, after.others, below(path, '*')) : []),
    ...propertyChanges(before, after, path),
    ...ruleChanges(before, after, path),
  ];
}

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const typeOf = (shape: Shape) => (shape.oneOf ? `union(${shape.tag})` : (shape.type ?? 'any'));
const shown = (value: unknown) => JSON.stringify(value) ?? '';
const below = (path: string, name = '') => (path === '' ? name : `${path}.${name}`);
/** What a list has and another one has not. */
const only = <T>(list: readonly T[], other: readonly T[]) => list.filter((value) => !other.includes(value));

/** The options of a tagged union by their tag's value. */
function optionsOf({ tag = '', oneOf = [] }: Shape): Map<string, Shape> {
  return new Map(
    oneOf.flatMap((option) => (option.properties?.[tag]?.enum ?? []).map((value) => [`${value}`, option])),
  );
}

function optionChanges(before: Shape, after: Shape, path: string): Change[] {
  const [old, current] = [optionsOf(before), optionsOf(after)];
  const tag = below(path, before.tag);
  return [
    ...[...old].flatMap(([name, option]) => {
      const same = current.get(name);
      return same ? compareShapes(option, same, `${path}(${name})`) : [change('value-removed', tag, shown(name))];
    }),
    ...only([...current.keys()], [...old.keys()]).map((name) => change('value-added', tag, '', shown(name))),
  ];
}

function valueChanges({ enum: before }: Shape, { enum: after }: Shape, path: string): Change[] {
  const list = (values: readonly Scalar[]) => values.map(shown).join(', ');
  if (!before) return after ? [change('values-fixed', path, '', list(after))] : [];
  if (!after) return [change('values-freed', path, list(before))];
  const [removed, added] = [only(before, after), only(after, before)];
  return [
    ...(removed.length > 0 ? [change('value-removed', path, list(removed))] : []),
    ...(added.length > 0 ? [change('value-added', path, '', list(added))] : []),
  ];
}

/** In which direction each limit allows less. */
const LIMITS = [
  ...(['minLength', 'minItems', 'minimum'] as const).map((name) => ({ name, narrower: 1 })),
  ...(['maxLength', 'maxItems', 'maximum'] as const).map((name) => ({ name, narrower: -1 })),
];

function limitChanges(before: Shape, after: Shape, path: string): Change[] {
  return LIMITS.flatMap(({ name, narrower }) => {
    const unlimited = -narrower * Number.POSITIVE_INFINITY;
    const [old, current] = [before[name] ?? unlimited, after[name] ?? unlimited];
    if (old === current) return [];
    const limit = (value: number) => (Number.isFinite(value) ? `${name} ${value}` : '');
    const kind = (current - old) * narrower > 0 ? 'limit-narrowed' : 'limit-widened';
    return [change(kind, path, limit(old), limit(current))];
  });
}

/** Whether one pattern accepts less than another cannot be decided in general: only removing one is safe. */
function patternChanges({ pattern: before }: Shape, { pattern: after }: Shape, path: string): Change[] {
  if (before === after) return [];
  return [change(after === undefined ? 'pattern-removed' : 'pattern-changed', path, before, after)];
}

function propertyChanges(before: Shape, after: Shape, path: string): Change[] {
  const [old, current] = [before.properties ?? {}, after.properties ?? {}];
  const removed = only(Object.keys(old), Object.keys(current));
  const added = only(Object.keys(current), Object.keys(old));
  const renamed = new Map(removed.map((name) => [name, newNameOf(name, before, after, removed, added)]));
  const changes = Object.entries(old).flatMap(([name, shape]): Change[] => {
    const at = below(path, name);
    const same = current[name];
    if (same) return [...presenceChanges(name, before, after, at), ...compareShapes(shape, same, at)];
    const twin = renamed.get(name);
    return [twin ? change('property-renamed', at, name, twin) : change('property-removed', at)];
  });
  const additions = only<string | undefined>(added, [...renamed.values()]).map((name = '') =>
    change(after.required?.includes(name) ? 'property-added-required' : 'property-added', below(path, name)),
  );
  const [wasOpen, isOpen] = [before, after].map((shape) => shape.open ?? shape.others !== undefined);
  const open = wasOpen === isOpen ? [] : [change(isOpen ? 'opened' : 'closed', path)];
  return [...changes, ...additions, ...open];
}

/** The one new property that a removed one may have become: of the same shape, and no other pair is. */
function newNameOf(name: string, before: Shape, after: Shape, removed: string[], added: string[]): string | undefined {
  const shape = before.properties?.[name];
  const twins = added.filter((other) => isEqual(after.properties?.[other], shape));
  const rivals = removed.filter((other) => isEqual(before.properties?.[other], shape));
  return twins.length === 1 && rivals.length === 1 ? twins[0] : undefined;
}

/** A property on both sides: whether it is required, and its default. */
function presenceChanges(name: string, before: Shape, after: Shape, path: string): Change[] {
  const [was, is] = [before.required?.includes(name) ?? false, after.required?.includes(name) ?? false];
  if (was !== is) return [change(is ? 'property-required' : 'property-optional', path)];
  const [old, current] = [before.properties?.[name]?.default, after.properties?.[name]?.default];
  return was || isEqual(old, current) ? [] : [change('default-changed', path, shown(old), shown(current))];
}

function ruleChanges(before: Shape, { rules = [] }: Shape, path: string): Change[] {
  const codes = (before.rules ?? []).map(ruleCode);
  const added = rules.filter((rule) => !codes.includes(ruleCode(rule)));
  return [
    ...only(codes, rules.map(ruleCode)).map((rule) => change('rule-removed', path, rule)),
    ...added.map((rule) => change(holdsFor(rule, before) ? 'rule-of-new' : 'rule-added', path, '', ruleCode(rule))),
  ];
}

/** Whether every object of a shape keeps a rule, since it cannot have what the rule is about. */
function holdsFor(rule: ObjectRule, { properties = {}, open, others }: Shape): boolean {
  if (open || others) return false;
  if (rule.kind === 'needs') return !(rule.property in properties);
  const known = rule.properties.filter((name) => name in properties);
  if (rule.kind === 'atMostOne') return known.length <= 1;
  return rule.kind === 'sequence' && known.every((name) => name === rule.properties[0]);
}

/** A rule as the schema has it: `needs('ctaLink', 'ctaLabel')`. */
function ruleCode(rule: ObjectRule): string {
  const names = rule.kind === 'needs' ? [rule.property, ...rule.others] : rule.properties;
  return `${rule.kind}(${names.map((name) => `'${name}'`).join(', ')})`;
}
