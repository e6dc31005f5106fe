import type { JsonPath } from '../../documents/json.ts';
import type { Fact, Facts } from './facts.ts';

/**
 * What the facts of a document name, each value once and without its place: all that is asked of every page of a site at once. Of
 * ten thousand pages it is a small part of the facts.
 */
export interface Names {
  links: readonly string[];
  anchors: readonly string[];
  files: readonly string[];
  icons: readonly string[];
  forms: readonly string[];
  serviceLabels: readonly string[];
  hosts: readonly string[];
  /** sources of pictures that are no stills */
  pictures: readonly string[];
  /** forms, and the labels that they are opened for */
  services: ReadonlyArray<readonly [form: string, label: string]>;
  /** how something is loaded, and its address */
  externals: ReadonlyArray<readonly [kind: string, address: string]>;
}

/** A document's facts with what they name. */
export const withNames = (facts: Facts): { facts: Facts; names: Names } => ({ facts, names: namesOf(facts) });

const namesOf = (facts: Facts): Names => ({
  links: valuesOf(facts.links),
  anchors: valuesOf(facts.anchors),
  files: valuesOf(facts.files),
  icons: valuesOf(facts.icons),
  forms: valuesOf(facts.forms),
  serviceLabels: valuesOf(facts.serviceLabels),
  hosts: valuesOf(facts.hosts),
  pictures: once(facts.pictures.map(({ value: { src, isStill } }) => (isStill ? '' : String(src)))),
  services: pairsOnce(facts.forms.flatMap((form) => servicesOf(form, facts))),
  externals: pairsOnce(facts.externals.map(({ content, value }) => [content, value])),
});

const valuesOf = (facts: readonly Fact[]) => once(facts.map(({ value }) => value));
const once = (values: readonly string[]) => [...new Set(values)].filter((value) => value !== '');

const pairsOnce = (pairs: ReadonlyArray<readonly [string, string]>) => [
  ...new Map(pairs.map((pair) => [JSON.stringify(pair), pair])).values(),
];

function servicesOf({ value, path }: Fact, { serviceLabels }: Facts): Array<[string, string]> {
  const label = serviceLabels.find((other) => isBeside(other.path, path))?.value;
  return label === undefined ? [] : [[value, label]];
}

const isBeside = (path: JsonPath, other: JsonPath) =>
  path.length === other.length && path.slice(0, -1).every((key, index) => key === other[index]);
