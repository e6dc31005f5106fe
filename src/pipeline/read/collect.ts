import { z } from 'zod';
import { property } from '../../documents/json.ts';
import { optionsByTag, otherOf, unwrap } from '../../documents/reflect.ts';
import { effects } from '../../fields/effects.ts';
import { type Role, roles } from '../../fields/roles.ts';
import { objectRules } from '../../fields/rules.ts';
import { LANGUAGES } from '../../words/language.ts';
import type { Facts, TextFilter } from './facts.ts';
import { type Gathering, type Link, noteBrokenRule, noteOf, notePicture, noteWithoutEffect } from './notes.ts';

type Visitor = (value: unknown, at: Link | undefined, facts: Gathering) => void;

const ignore: Visitor = () => {};

/** Turns a schema into a function that collects facts from a value of it, right or wrong. */
function compile(schema: z.core.$ZodType): Visitor {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodObject) return compileObject(inner, roles.get(schema) ?? roles.get(inner));
  if (inner instanceof z.ZodArray) return compileArray(inner);
  const union = optionsByTag(inner);
  if (union) {
    const visitors = new Map([...union.options].map(([tag, option]) => [tag, compile(option)]));
    return (value, at, facts) => visitors.get(String(property(value, union.tag)))?.(value, at, facts);
  }
  const role = roles.get(schema) ?? roles.get(inner);
  if (!role) return ignore;
  const note = noteOf(role);
  return (value, at, facts) => {
    if (typeof value === 'string') note(value, at, facts);
  };
}

function compileArray(schema: z.ZodArray): Visitor {
  const visit = compile(schema.def.element);
  if (visit === ignore) return ignore;
  return (value, at, facts) => {
    if (!Array.isArray(value)) return;
    for (let i = 0; i < value.length; i++) visit(value[i], { parent: at, key: i }, facts);
  };
}

function compileObject(schema: z.ZodObject, role: Role | undefined): Visitor {
  const visitors = Object.entries(schema.shape)
    .map(([key, value]) => [key, compile(value)] as const)
    .filter(([, visit]) => visit !== ignore);
  const rules = objectRules.get(schema)?.rules ?? [];
  const dependent = effects.get(schema)?.effects ?? [];
  const other = otherOf(schema);
  const visitOther = other ? compile(other) : ignore;
  return (value, at, facts) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    const outer = facts.lang;
    const own = property(value, 'lang');
    const marked = LANGUAGES.find((language) => language === own);
    if (marked) facts.lang = marked;
    if (role?.kind === 'image') notePicture(value, at, facts, role);
    for (const rule of rules) noteBrokenRule(rule, value, at, facts);
    for (const effect of dependent)
      noteWithoutEffect(effect, value, property(value, effect.other) ?? defaultOf(schema, effect.other), at, facts);
    for (const [key, visit] of visitors) {
      if (Object.hasOwn(value, key)) visit(Reflect.get(value, key), { parent: at, key }, facts);
    }
    if (visitOther !== ignore) {
      for (const key of Object.keys(value))
        if (!Object.hasOwn(schema.shape, key)) visitOther(Reflect.get(value, key), { parent: at, key }, facts);
    }
    facts.lang = outer;
  };
}

const defaultOf = ({ shape }: z.ZodObject, key: string): unknown =>
  shape[key] instanceof z.ZodDefault ? shape[key].def.defaultValue : undefined;

/**
 * A collector of facts for documents of one schema. Compile once, use for every document.
 *
 * @param concernsChecks which texts to list; all by default
 */
export function factCollector(
  schema: z.core.$ZodType,
  concernsChecks: TextFilter = () => true,
): (value: unknown) => Facts {
  const visit = compile(schema);
  return (value) => {
    const facts: Gathering = {
      lang: undefined,
      concernsChecks,
      texts: [],
      links: [],
      misplacedLinks: [],
      misplacedEmphasis: [],
      anchors: [],
      headings: [],
      pictures: [],
      examples: [],
      figures: [],
      rows: [],
      files: [],
      icons: [],
      forms: [],
      serviceLabels: [],
      hosts: [],
      externals: [],
      placeholders: [],
      brokenRules: [],
      withoutEffect: [],
    };
    visit(value, undefined, facts);
    const { lang: _, concernsChecks: __, ...collected } = facts;
    return collected;
  };
}
