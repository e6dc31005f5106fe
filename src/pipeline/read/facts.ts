import { z } from 'zod';
import { inlineLinks } from '../../design/inline.ts';
import { type JsonPath, property } from '../../documents/json.ts';
import { optionsByTag, unwrap } from '../../documents/reflect.ts';
import { type Copy, type Role, roles } from '../../fields/roles.ts';
import { type ObjectRule, objectRules } from '../../fields/rules.ts';

/** A value that some whole-site check needs, and its place. */
export interface Fact<T = string> {
  value: T;
  path: JsonPath;
  /** the piece of the text that it is, where it is not the whole */
  part?: string;
}

/** A text that visitors read or hear. */
export interface TextFact extends Fact {
  lang: 'de' | 'en';
  recommended: number | undefined;
}

/** What the checks may know of a document: every value by what it means, in reading order. */
export interface Facts {
  /** those that a check of language, typography or length may have something to say about */
  texts: TextFact[];
  links: Fact[];
  anchors: Fact[];
  headings: Array<Fact & { level: 1 | 2 | 3 }>;
  pictures: Array<Fact<{ src: unknown; alt: unknown }>>;
  files: Fact[];
  icons: Fact[];
  forms: Fact[];
  serviceLabels: Fact[];
  /** hosts that a notice names, or references to the site document that have one: `{site.chat.baseUrl}` */
  hosts: Fact[];
  /** everything in braces as written, also where one brace is missing: `{site.name}` */
  placeholders: Fact[];
  brokenRules: Array<Fact<ObjectRule> & { present: string[] }>;
}

/** Path as a chain, so that visiting a page allocates nothing for values that no check asks about. */
interface Link {
  parent: Link | undefined;
  key: string | number;
}

/** Whether any check may have something to say about a text; a quick test, wrong only by saying yes. */
export type TextFilter = (text: string) => boolean;

/** Facts while they are collected, and the language of the place that is being visited. */
interface Gathering extends Facts {
  lang: 'de' | 'en';
  concernsChecks: TextFilter;
}

type Visitor = (value: unknown, at: Link | undefined, facts: Gathering) => void;

const ignore: Visitor = () => {};

function pathOf(link: Link | undefined): JsonPath {
  const path: Array<string | number> = [];
  for (let at = link; at; at = at.parent) path.push(at.key);
  return path.reverse();
}

function noteText(value: string, at: Link | undefined, facts: Gathering, { lang, recommended }: Copy) {
  const isLong = recommended !== undefined && value.length > recommended;
  if (isLong || facts.concernsChecks(value))
    facts.texts.push({ value, lang: lang ?? facts.lang, recommended, path: pathOf(at) });
  notePlaceholders(value, at, facts);
}

const BRACED = /\{+[^{}\s]*\}*|[^{}\s]*\}+/gu;

function notePlaceholders(value: string, at: Link | undefined, facts: Facts) {
  if (!value.includes('{') && !value.includes('}')) return;
  for (const [braced] of value.matchAll(BRACED)) facts.placeholders.push({ value: braced, path: pathOf(at) });
}

type Note<K extends Role['kind']> = (
  value: string,
  at: Link | undefined,
  facts: Gathering,
  role: Extract<Role, { kind: K }>,
) => void;

const noteString: { [K in Role['kind']]: Note<K> } = {
  text: noteText,
  richText: (value, at, facts, role) => {
    noteText(value, at, facts, role);
    if (!value.includes('](')) return;
    for (const href of inlineLinks(value)) facts.links.push({ value: href, path: pathOf(at), part: href });
  },
  heading: (value, at, facts, role) => {
    noteText(value, at, facts, role);
    facts.headings.push({ value, level: role.level, path: pathOf(at) });
  },
  link: (value, at, facts) => {
    notePlaceholders(value, at, facts);
    facts.links.push({ value, path: pathOf(at) });
  },
  anchor: (value, at, facts) => facts.anchors.push({ value, path: pathOf(at) }),
  image: () => {},
  imagePath: (value, at, facts) => facts.files.push({ value, path: pathOf(at) }),
  svgPath: (value, at, facts) => facts.files.push({ value, path: pathOf(at) }),
  videoPath: (value, at, facts) => facts.files.push({ value, path: pathOf(at) }),
  icon: (value, at, facts) => facts.icons.push({ value, path: pathOf(at) }),
  form: (value, at, facts) => facts.forms.push({ value, path: pathOf(at) }),
  serviceLabel: (value, at, facts) => facts.serviceLabels.push({ value, path: pathOf(at) }),
  host: (value, at, facts) => {
    notePlaceholders(value, at, facts);
    facts.hosts.push({ value, path: pathOf(at) });
  },
};

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

/** The note of a role, bound to it. */
function noteOf<K extends Role['kind']>(role: Extract<Role, { kind: K }>) {
  const note: Note<K> = noteString[role.kind];
  return (value: string, at: Link | undefined, facts: Gathering) => note(value, at, facts, role);
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
  return (value, at, facts) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    const outer = facts.lang;
    const own = property(value, 'lang');
    if (own === 'en' || own === 'de') facts.lang = own;
    if (role?.kind === 'image') notePicture(value, at, facts);
    for (const rule of rules) noteBrokenRule(rule, value, at, facts);
    for (const [key, visit] of visitors) {
      if (Object.hasOwn(value, key)) visit(Reflect.get(value, key), { parent: at, key }, facts);
    }
    facts.lang = outer;
  };
}

function notePicture(value: object, at: Link | undefined, facts: Gathering) {
  const alt = property(value, 'alt');
  facts.pictures.push({ value: { src: property(value, 'src'), alt }, path: pathOf(at) });
  if (typeof alt === 'string' && alt !== '') noteText(alt, { parent: at, key: 'alt' }, facts, {});
}

function noteBrokenRule(rule: ObjectRule, value: object, at: Link | undefined, facts: Facts) {
  // A switch that is off requires nothing.
  const has = (key: string) => property(value, key) !== undefined && property(value, key) !== false;
  const broken = (present: string[]) => facts.brokenRules.push({ value: rule, path: pathOf(at), present });
  if (rule.kind === 'needs') {
    if (has(rule.property) && !rule.others.some(has)) broken([rule.property]);
    return;
  }
  const present = rule.properties.filter(has);
  if (rule.kind === 'atMostOne' && present.length > 1) broken(present);
  if (rule.kind === 'atLeastOne' && present.length === 0) broken(present);
  if (rule.kind === 'sequence' && present.some((key, index) => key !== rule.properties[index])) broken(present);
}

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
      lang: 'de',
      concernsChecks,
      texts: [],
      links: [],
      anchors: [],
      headings: [],
      pictures: [],
      files: [],
      icons: [],
      forms: [],
      serviceLabels: [],
      hosts: [],
      placeholders: [],
      brokenRules: [],
    };
    visit(value, undefined, facts);
    const { lang: _, concernsChecks: __, ...collected } = facts;
    return collected;
  };
}
