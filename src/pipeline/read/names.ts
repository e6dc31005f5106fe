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
  /** sources of pictures, but of those that stand for a video until it plays */
  pictures: readonly string[];
  /** a form and behind a line break the label that it is opened for */
  services: readonly string[];
  /** how something is loaded and behind a line break its address */
  externals: readonly string[];
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
  pictures: once(facts.pictures.map(({ value: { src }, path }) => (path.at(-1) === 'poster' ? '' : String(src)))),
  services: once(facts.forms.map((form) => serviceOf(form, facts))),
  externals: once(facts.externals.map(({ content, value }) => `${content}\n${value}`)),
});

const valuesOf = (facts: readonly Fact[]) => once(facts.map(({ value }) => value));
const once = (values: readonly string[]) => [...new Set(values)].filter((value) => value !== '');

function serviceOf({ value, path }: Fact, { serviceLabels }: Facts): string {
  const label = serviceLabels.find((other) => isBeside(other.path, path))?.value;
  return label === undefined ? '' : `${value}\n${label}`;
}

const isBeside = (path: JsonPath, other: JsonPath) =>
  path.length === other.length && path.slice(0, -1).every((key, index) => key === other[index]);
