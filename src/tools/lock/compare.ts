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

/** Every difference that matters to a page written for `before`. */
export function compareShapes(before: Shape, after: Shape, path = ''): Change[] {
  if (isEqual(before, after)) return [];
  if (before.oneOf && after.oneOf && before.tag === after.tag) return optionChanges(before, after, path);
  const [kindBefore, kindAfter] = [kindOf(before), kindOf(after)];
  if (kindBefore !== kindAfter) return [{ kind: 'type-changed', path, before: kindBefore, after: kindAfter }];
  return [
    ...valueChanges(before, after, path),
    ...limitChanges(before, after, path),
    ...patternChanges(before, after, path),
    ...(before.items && after.items ? compareShapes(before.items, after.items, `${path}[]`) : []),
    ...propertyChanges(before, after, path),
    ...ruleChanges(before, after, path),
  ];
}

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const kindOf = (shape: Shape) => (shape.oneOf ? `union(${shape.tag})` : (shape.type ?? 'any'));
const shown = (value: unknown) => JSON.stringify(value) ?? '';

/** The options of a tagged union by their tag's value. */
function optionsOf({ tag = '', oneOf = [] }: Shape): Map<string, Shape> {
  return new Map(
    oneOf.flatMap((option) => (option.properties?.[tag]?.enum ?? []).map((value) => [`${value}`, option])),
  );
}

function optionChanges(before: Shape, after: Shape, path: string): Change[] {
  const [old, young] = [optionsOf(before), optionsOf(after)];
  const tag = `${path === '' ? '' : `${path}.`}${before.tag}`;
  return [
    ...[...old].flatMap(([name, option]): Change[] => {
      const same = young.get(name);
      if (same) return compareShapes(option, same, `${path}(${name})`);
      return [{ kind: 'value-removed', path: tag, before: shown(name), after: '' }];
    }),
    ...[...young.keys()]
      .filter((name) => !old.has(name))
      .map((name): Change => ({ kind: 'value-added', path: tag, before: '', after: shown(name) })),
  ];
}

function valueChanges(before: Shape, after: Shape, path: string): Change[] {
  const list = (values: readonly Scalar[] = []) => values.map(shown).join(', ');
  if (before.enum && after.enum) {
    const removed = before.enum.filter((value) => !after.enum?.includes(value));
    const added = after.enum.filter((value) => !before.enum?.includes(value));
    return [
      ...(removed.length > 0 ? [{ kind: 'value-removed', path, before: list(removed), after: '' } as const] : []),
      ...(added.length > 0 ? [{ kind: 'value-added', path, before: '', after: list(added) } as const] : []),
    ];
  }
  if (after.enum) return [{ kind: 'values-fixed', path, before: '', after: list(after.enum) }];
  return before.enum ? [{ kind: 'values-freed', path, before: list(before.enum), after: '' }] : [];
}

const LOWER = ['minLength', 'minItems', 'minimum'] as const;
const UPPER = ['maxLength', 'maxItems', 'maximum'] as const;

function limitChanges(before: Shape, after: Shape, path: string): Change[] {
  const change = (name: string, old: number, young: number, narrower: boolean): Change[] => {
    if (old === young) return [];
    const limit = (value: number) => (Number.isFinite(value) ? `${name} ${value}` : '');
    return [{ kind: narrower ? 'limit-narrowed' : 'limit-widened', path, before: limit(old), after: limit(young) }];
  };
  return [
    ...LOWER.flatMap((name) => {
      const [old, young] = [before[name] ?? Number.NEGATIVE_INFINITY, after[name] ?? Number.NEGATIVE_INFINITY];
      return change(name, old, young, young > old);
    }),
    ...UPPER.flatMap((name) => {
      const [old, young] = [before[name] ?? Number.POSITIVE_INFINITY, after[name] ?? Number.POSITIVE_INFINITY];
      return change(name, old, young, young < old);
    }),
  ];
}

/** Whether one pattern accepts less than another cannot be decided in general: only removing one is safe. */
function patternChanges(before: Shape, after: Shape, path: string): Change[] {
  if (before.pattern === after.pattern) return [];
  const patterns = { before: before.pattern ?? '', after: after.pattern ?? '' };
  return [{ kind: after.pattern === undefined ? 'pattern-removed' : 'pattern-changed', path, ...patterns }];
}

function propertyChanges(before: Shape, after: Shape, path: string): Change[] {
  const [old, young] = [before.properties ?? {}, after.properties ?? {}];
  const at = (name: string) => (path === '' ? name : `${path}.${name}`);
  const removed = Object.keys(old).filter((name) => !Object.hasOwn(young, name));
  const added = Object.keys(young).filter((name) => !Object.hasOwn(old, name));
  const renamed = new Map(removed.map((name) => [name, newNameOf(name, before, after, removed, added)]));
  const news = new Set(renamed.values());
  const changes = Object.entries(old).flatMap(([name, shape]): Change[] => {
    const same = young[name];
    if (same) return [...presenceChanges(name, before, after, at(name)), ...compareShapes(shape, same, at(name))];
    const twin = renamed.get(name);
    if (twin) return [{ kind: 'property-renamed', path: at(name), before: name, after: twin }];
    return [{ kind: 'property-removed', path: at(name), before: '', after: '' }];
  });
  const additions = added
    .filter((name) => !news.has(name))
    .map((name): Change => {
      const kind = after.required?.includes(name) ? 'property-added-required' : 'property-added';
      return { kind, path: at(name), before: '', after: '' };
    });
  return [...changes, ...additions, ...openChanges(before, after, path)];
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
  if (was || is) {
    if (was === is) return [];
    return [{ kind: is ? 'property-required' : 'property-optional', path, before: '', after: '' }];
  }
  const [old, young] = [before.properties?.[name]?.default, after.properties?.[name]?.default];
  if (isEqual(old, young)) return [];
  return [{ kind: 'default-changed', path, before: shown(old), after: shown(young) }];
}

function openChanges(before: Shape, after: Shape, path: string): Change[] {
  if (before.open === after.open) return [];
  return [{ kind: after.open ? 'opened' : 'closed', path, before: '', after: '' }];
}

function ruleChanges(before: Shape, after: Shape, path: string): Change[] {
  const [old, young] = [(before.rules ?? []).map(ruleCode), (after.rules ?? []).map(ruleCode)];
  return [
    ...old
      .filter((rule) => !young.includes(rule))
      .map((rule): Change => ({ kind: 'rule-removed', path, before: rule, after: '' })),
    ...young
      .filter((rule) => !old.includes(rule))
      .map((rule): Change => ({ kind: 'rule-added', path, before: '', after: rule })),
  ];
}

/** A rule as the schema has it: `needs('ctaLink', 'ctaLabel')`. */
function ruleCode(rule: ObjectRule): string {
  const names = rule.kind === 'needs' ? [rule.property, ...rule.others] : rule.properties;
  return `${rule.kind}(${names.map((name) => `'${name}'`).join(', ')})`;
}
