import { z } from 'zod';
import { property } from '../../../documents/json.ts';
import { isNeeded, optionsByTag, otherOf, unwrap } from '../../../documents/reflect.ts';
import { type MediaKind, mediaKind } from '../../../fields/media.ts';
import { roles } from '../../../fields/roles.ts';
import type { Fix } from '../../../findings/finding.ts';
import { meant } from '../../../findings/nearest.ts';
import { describeSchema, isWhole, kindOf } from '../describe.ts';
import { SWITCH_WORDS } from '../switch-words.ts';
import { entriesOf, exampleList, isLink, jsonLine, neededOf, onlyList, pairOf } from './lists.ts';
import { pointsOf } from './points.ts';
import { repaired } from './repairs.ts';

/** What to write for a value of the wrong type: an example, and the fix where only one thing can be meant. */
interface Correction {
  example?: string | undefined;
  /** it is a list of what belongs there, and only its brackets are too many */
  isList?: boolean;
  /** it is a list of several where only one belongs */
  isOneOf?: boolean;
  fix?: Fix | undefined;
}

/**
 * @param schema what the value should be; undefined where it is unknown
 * @param isEntry whether it is an entry of a list
 */
export function correction(schema: z.core.$ZodType | undefined, value: unknown, isEntry: boolean): Correction {
  const inner = schema && unwrap(schema);
  if (!inner) return {};
  const isFree = inner instanceof z.ZodObject && otherOf(inner) !== undefined;
  const list = onlyList(inner);
  if (list && Array.isArray(value) && value.every((each) => isEntryOf(list.entry, each)))
    return { example: `{ "${list.name}": […] }`, fix: { inner: [], between: [`{ "${list.name}": `, ' }'] } };
  if (list && Array.isArray(value) && typeof value[0] === 'string' && list.entry instanceof z.ZodObject)
    return { example: exampleOf(`{ "${list.name}": [${sketch(list.entry, value[0])}, …] }`) };
  // The entries of one of its lists, such as all blocks of a page, without the rest of it.
  if (inner instanceof z.ZodObject && Array.isArray(value) && value.length > 0 && isListIn(inner, value))
    return { example: exampleOf(sketch(inner, '')) };
  const unwrapped = !isFree && Array.isArray(value) && value.length === 1 && fits(inner, value[0]);
  if (unwrapped) return { isList: true, fix: { inner: [0], between: ['', ''] } };
  if (Array.isArray(value) && value.length > 1 && value.every((each) => fits(inner, each)))
    return isEntry ? { isList: true } : { isOneOf: true };
  // `{ "de": "Deutsch" }`
  if (inner instanceof z.ZodArray && inner.def.element instanceof z.ZodEnum && kindOf(value) === '{…}')
    return optionsIn(inner.def.element, Object.keys(Object(value))) ?? {};
  const [first, second] = Array.isArray(value) && value.length === 2 ? value : [];
  const [named] = typeof first === 'string' ? (entriesOf(inner, { [first]: second }) ?? []) : [];
  if (named) return written(jsonLine(named));
  if (inner instanceof z.ZodArray && kindOf(value) === '{…}' && !isEntryOf(inner.def.element, value))
    return entriesFor(inner.def.element, value) ?? { example: exampleOf(listFor(inner.def.element, value)) };
  if (inner instanceof z.ZodArray && typeof value === 'string') {
    const list = listOf(inner.def.element, value);
    if (list) return list;
  }
  if (inner instanceof z.ZodArray && fits(inner.def.element, value))
    return { example: exampleOf(`[${shortened(value)}]`), fix: { inner: [], between: ['[', ']'] } };
  if (inner instanceof z.ZodBoolean) return written(SWITCH_WORDS[String(value).toLowerCase()]);
  if (describeSchema(inner) === '"…"') return textFor(inner, value);
  if (typeof value === 'string' && inner instanceof z.ZodNumber) return numberFor(inner, value);
  return objectFor(inner, value);
}

/** Whether these are entries of a list that an object needs. */
const isListIn = (object: z.ZodObject, entries: readonly unknown[]) =>
  neededOf(object).some(([, part]) => {
    const list = unwrap(part);
    return list instanceof z.ZodArray && entries.every((each) => isEntryOf(list.def.element, each));
  });

/** The entries that were written as names and values. */
function entriesFor(entry: z.core.$ZodType, group: unknown): Correction | undefined {
  const entries = entriesOf(entry, Object(group));
  return entries && { example: exampleList(entries), fix: { json: jsonLine(entries) } };
}

/** The list that was written as one text: with a sign before each entry, with commas between them, or in other words. */
function listOf(entry: z.core.$ZodType, text: string): Correction | undefined {
  if (entry instanceof z.ZodEnum) return optionsIn(entry, text.split(/\s*(?:[,;|/&+]|\bund\b|\band\b)\s*/u));
  const areEntries = (texts: readonly string[]) => texts.every((each) => fitsText(entry, each));
  const json = (texts: readonly string[]) => `[${texts.map((each) => JSON.stringify(each)).join(', ')}]`;
  const points = pointsOf(text);
  if (points.length > 0 && areEntries(points)) return { example: exampleOf(json(points)), fix: { json: json(points) } };
  const parts = text.split(/\s*[,;|]\s*/u);
  if (parts.length === 1 || !areEntries(parts)) return undefined;
  if (!areEntries([text])) return written(json(parts));
  // A sentence may well have commas.
  const isShort = entry instanceof z.ZodString && entry.maxLength !== null && entry.maxLength <= LONGEST_NAME;
  return isShort && !/[.!?]$/u.test(text) ? { example: exampleOf(json(parts)) } : undefined;
}

/** The list of options that words stand for: `deutsch` for `["de"]`. */
function optionsIn(entry: z.ZodEnum, words: readonly string[]): Correction | undefined {
  const options = entry.options.map(String);
  const found = words.map((word) => (options.includes(word) ? word : meant(word, options).fix?.write));
  if (found.some((each) => each === undefined))
    return { example: exampleOf(`[${options.map((each) => JSON.stringify(each)).join(' | ')}]`) };
  return written(jsonLine(found));
}

/** Longer texts are sentences. */
const LONGEST_NAME = 80;

/** What names the words of a group that was written for a text. */
const WORDING = ['text', 'label', 'title', 'name', 'value'];

/** The text that a number stands for, or the words in a group. */
function textFor(schema: z.core.$ZodType, value: unknown): Correction {
  const isAskedFor = (text: string) => fitsText(schema, text);
  if (typeof value === 'number') {
    const text = isAskedFor(String(value)) ? String(value) : repaired(String(value), isAskedFor);
    return text === undefined ? {} : written(JSON.stringify(text));
  }
  const names = Object.keys(Object(value)).filter((name) => isAskedFor(String(property(value, name))));
  const name = names.length === 1 ? names[0] : WORDING.find((word) => names.includes(word));
  if (kindOf(value) !== '{…}' || name === undefined || typeof property(value, name) !== 'string') return {};
  const isOnly = Object.keys(Object(value)).length === 1;
  const fix: Fix | undefined = isOnly ? { inner: [name], between: ['', ''] } : undefined;
  return { example: exampleOf(JSON.stringify(property(value, name))), fix };
}

/** A number as people type one as a text: with a decimal comma, with its unit. */
const NUMBER = /^(-?(?:0|[1-9][0-9]*))(?:[.,]([0-9]+))?(?: ?([^0-9\s.,:/-][^0-9]*))?$/u;

/** The number that a text stands for. A unit may be another one than the property has: then it is an example only. */
function numberFor(schema: z.ZodNumber, text: string): Correction {
  const [, digits, decimals, unit] = NUMBER.exec(text) ?? [];
  // Behind a comma three digits may be thousands: 1,500.
  const isClear = decimals === undefined || (!isWhole(schema) && (decimals.length !== 3 || text.includes('.')));
  if (digits === undefined || !isClear) return {};
  const json = decimals === undefined ? digits : `${digits}.${decimals}`;
  return unit === undefined ? written(json) : { example: json };
}

const written = (json: string | undefined): Correction => (json === undefined ? {} : { example: json, fix: { json } });

/** Whether a value is of the kind that a schema asks for, whatever is wrong inside it. */
const fits = (schema: z.core.$ZodType, value: unknown) =>
  value !== null && (describeSchema(schema) === kindOf(value) || z.safeParse(schema, value).success);

/** Whether a group is one entry, and no list by names: it has a property of the entry, or the one that tells its kind. */
function isEntryOf(entry: z.core.$ZodType, value: unknown): boolean {
  const inner = unwrap(entry);
  const tag = optionsByTag(inner)?.tag;
  if (!(inner instanceof z.ZodObject)) return tag !== undefined && property(value, tag) !== undefined;
  return Object.entries(inner.shape).some(([name, schema]) => {
    const part = property(value, name);
    return part !== undefined && (kindOf(part) !== '{…}' || describeSchema(schema) === '{…}');
  });
}

/** The list that a group by names stands for: `{ "0": {…}, "1": {…} }`, `{ "hero": {…} }`, `{ "Frage": "Antwort" }`. */
function listFor(entry: z.core.$ZodType, value: unknown): string {
  const inner = unwrap(entry);
  const union = optionsByTag(inner);
  const [first = ''] = Object.keys(Object(value));
  if (union?.options.has(first)) return `[{ "${union.tag}": "${first}", … }, …]`;
  const isOfGroups = Object.values(Object(value)).every((part) => kindOf(part) === '{…}');
  if (isOfGroups && inner instanceof z.ZodObject && 'name' in inner.shape) return `[{ "name": "${first}", … }, …]`;
  return isOfGroups || !(inner instanceof z.ZodObject) ? '[{…}, {…}]' : `[${sketch(inner, '')}, …]`;
}

const shortened = (value: unknown) => (typeof value === 'string' ? JSON.stringify(value) : '{…}');
const exampleOf = (text: string) => (text.length > 80 || text === '{  }' ? undefined : text);

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

const isLinkTo = (schema: z.core.$ZodType, value: string) => roleOf(schema) === 'link' && fitsText(schema, value);

const fitsText = (schema: z.core.$ZodType, value: string) => z.safeParse(schema, value).success;

/** Whether a text fits a property that is nothing but words. */
const isTextOf = (schema: z.core.$ZodType, value: string) => roleOf(schema) === 'text' && fitsText(schema, value);

/** Whether an object needs no other within it. */
const isFlat = ({ shape }: z.ZodObject) =>
  Object.values(shape).every((property) => !isNeeded(property) || describeSchema(property) !== '{…}');

/**
 * An object with all that it needs, as an author would write it: `{ "label": "…", "href": "/security" }`. A text is where
 * it belongs: an address as a link, words as the first text.
 */
function sketch(object: z.ZodObject, value: string): string {
  const all = Object.entries(object.shape);
  const needed = all.filter(([, property]) => isNeeded(property));
  const [place] =
    all.find(([, property]) => isLinkTo(property, value)) ??
    needed.find(([, property]) => isFor(property, value)) ??
    needed.find(([, property]) => value !== '' && isTextOf(property, value)) ??
    [];
  const pair = pairOf(object);
  const entries = all
    .filter((entry) => needed.includes(entry) || entry[0] === place || pair.includes(entry[0]))
    .map(([name, property]) => {
      const sign = isLink(property) && !needed.some(([each]) => each === name) ? '"/…"' : describeSchema(property);
      return `"${name}": ${name === place ? JSON.stringify(value) : sign}`;
    });
  return `{ ${entries.join(', ')} }`;
}

/** A group with all that it needs; undefined where it is no group, or may be one of several kinds. */
export function exampleFor(schema: z.core.$ZodType | undefined): string | undefined {
  const inner = schema && unwrap(schema);
  return inner instanceof z.ZodObject ? exampleOf(sketch(inner, '')) : undefined;
}

const WORDS_OF_ANY_KIND: ReadonlySet<string | undefined> = new Set(['text', 'heading', 'richText']);

/** Whether a text fits a property that takes texts of one form alone, such as an address, a number or a name. */
const isFor = (schema: z.core.$ZodType, value: string) =>
  !WORDS_OF_ANY_KIND.has(roleOf(schema)) && fitsText(schema, value);
