import { z } from 'zod';
import { property } from '../../documents/json.ts';
import { optionsByTag, unwrap } from '../../documents/reflect.ts';
import { type MediaKind, mediaKind } from '../../fields/media.ts';
import { roles } from '../../fields/roles.ts';
import type { Fix } from '../../findings/finding.ts';
import { describeSchema, kindOf } from './describe.ts';
import { pointsOf } from './points.ts';
import { WORDS } from './words.ts';

/** What to write for a value of the wrong type: an example, and the fix where only one thing can be meant. */
interface Correction {
  example?: string | undefined;
  /** it is a list of what belongs there, and only its brackets are too many */
  isList?: boolean;
  fix?: Fix | undefined;
}

/**
 * @param schema what the value should be; undefined where it is unknown
 * @param isEntry whether it is an entry of a list
 */
export function correction(schema: z.core.$ZodType | undefined, value: unknown, isEntry: boolean): Correction {
  const inner = schema && unwrap(schema);
  if (!inner) return {};
  const unwrapped = Array.isArray(value) && value.length === 1 && fits(inner, value[0]);
  if (unwrapped) return { isList: true, fix: { inner: [0], between: ['', ''] } };
  if (isEntry && Array.isArray(value) && value.length > 1 && value.every((each) => fits(inner, each)))
    return { isList: true };
  if (inner instanceof z.ZodArray && kindOf(value) === '{…}' && !isEntryOf(inner.def.element, value))
    return { example: exampleOf(listFor(inner.def.element, value)) };
  const points = inner instanceof z.ZodArray && fits(inner.def.element, value) ? pointsOf(value) : [];
  if (points.length > 0) {
    const json = `[${points.map((point) => JSON.stringify(point)).join(', ')}]`;
    return { example: exampleOf(json), fix: { json } };
  }
  if (inner instanceof z.ZodArray && fits(inner.def.element, value))
    return { example: exampleOf(`[${shortened(value)}]`), fix: { inner: [], between: ['[', ']'] } };
  if (inner instanceof z.ZodBoolean) return written(WORDS[String(value).toLowerCase()]);
  if (typeof value === 'number' && describeSchema(inner) === '"…"')
    return { example: `"${value}"`, fix: { inner: [], between: ['"', '"'] } };
  if (typeof value === 'string' && describeSchema(inner) === '1, 2, 3 …')
    return written(/^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?$/u.test(value) ? value : undefined);
  return objectFor(inner, value);
}

const written = (json: string | undefined): Correction => (json === undefined ? {} : { example: json, fix: { json } });

/** Whether a value is of the kind that a schema asks for, whatever is wrong inside it. */
const fits = (schema: z.core.$ZodType, value: unknown) => describeSchema(schema) === kindOf(value) && value !== null;

/** Whether a group is one entry, and no list by names: it has a property of the entry, or the one that tells its kind. */
function isEntryOf(entry: z.core.$ZodType, value: unknown): boolean {
  const inner = unwrap(entry);
  const tag = optionsByTag(inner)?.tag;
  const known = inner instanceof z.ZodObject ? Object.keys(inner.shape) : tag === undefined ? [] : [tag];
  return known.some((name) => property(value, name) !== undefined);
}

/** The list that a group by names stands for: `{ "0": {…}, "1": {…} }`, `{ "hero": {…} }`, `{ "Frage": "Antwort" }`. */
function listFor(entry: z.core.$ZodType, value: unknown): string {
  const inner = unwrap(entry);
  const union = optionsByTag(inner);
  const [first = ''] = Object.keys(Object(value));
  if (union?.options.has(first)) return `[{ "${union.tag}": "${first}", … }, …]`;
  const isOfGroups = Object.values(Object(value)).every((part) => kindOf(part) === '{…}');
  return isOfGroups || !(inner instanceof z.ZodObject) ? '[{…}, {…}]' : `[${sketch(inner, '')}, …]`;
}

const shortened = (value: unknown) => (typeof value === 'string' ? JSON.stringify(value) : '{…}');
const exampleOf = (text: string) => (text.length > 80 ? undefined : text);

/** What the file is that a group names as its `src`, by the role of that property. */
const SOURCES = new Map<string | undefined, MediaKind>([
  ['imagePath', 'picture'],
  ['videoPath', 'video'],
]);

const roleOf = (schema: z.core.$ZodType | undefined) => schema && roles.get(unwrap(schema))?.kind;

/** The properties that an object needs; a text that can only be one of them becomes it: the address of a picture. */
function objectFor(inner: z.core.$ZodType, value: unknown): Correction {
  if (inner instanceof z.ZodObject && typeof value !== 'string') return { example: exampleOf(sketch(inner, '')) };
  if (typeof value !== 'string') return {};
  const kind = inner instanceof z.ZodObject ? SOURCES.get(roleOf(inner.shape.src)) : undefined;
  if (inner instanceof z.ZodObject && kind) {
    const isFile = mediaKind(value) === kind && !value.includes('://');
    const alt = 'alt' in inner.shape ? ', "alt": "…"' : '';
    const example = `{ "src": ${JSON.stringify(isFile ? value : '/media/…')}${alt} }`;
    return { example, fix: isFile ? { inner: [], between: ['{ "src": ', ' }'] } : undefined };
  }
  if (inner instanceof z.ZodArray && inner.def.element instanceof z.ZodObject)
    return { example: exampleOf(`[${sketch(inner.def.element, value)}]`) };
  const options = inner instanceof z.ZodObject ? [inner] : [...(optionsByTag(inner)?.options.values() ?? [])];
  const option = options.find((one) => Object.values(one.shape).some((property) => isLinkTo(property, value)));
  const shown =
    option ?? (options.length === 1 ? options[0] : options.find((one) => isFlat(one) && !('type' in one.shape)));
  return { example: shown && exampleOf(sketch(shown, value)) };
}

const isLinkTo = (schema: z.core.$ZodType, value: string) =>
  roleOf(schema) === 'link' && z.safeParse(schema, value).success;

/** Whether a text fits a property that is nothing but words. */
const isTextOf = (schema: z.core.$ZodType, value: string) =>
  roleOf(schema) === 'text' && z.safeParse(schema, value).success;

const isNeeded = (schema: z.core.$ZodType) => !(schema instanceof z.ZodOptional || schema instanceof z.ZodDefault);

/** Whether an object needs no other within it. */
const isFlat = ({ shape }: z.ZodObject) =>
  Object.values(shape).every((property) => !isNeeded(property) || describeSchema(property) !== '{…}');

/**
 * An object with all that it needs, as an author would write it: `{ "label": "…", "href": "/security" }`. A text is where
 * it belongs: an address as a link, words as the first text.
 */
function sketch({ shape }: z.ZodObject, value: string): string {
  const needed = Object.entries(shape).filter(([, property]) => isNeeded(property));
  const [place] =
    needed.find(([, property]) => isLinkTo(property, value)) ??
    needed.find(([, property]) => value !== '' && isTextOf(property, value)) ??
    [];
  const entries = needed.map(
    ([name, property]) => `"${name}": ${name === place ? JSON.stringify(value) : describeSchema(property)}`,
  );
  return `{ ${entries.join(', ')} }`;
}
