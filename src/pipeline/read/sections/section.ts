import { type JsonPath, property, valueAt } from '../../../documents/json.ts';
import { askedFor, fill, isOneParameter } from './fill.ts';
import type { Origin } from './place.ts';

/** What a page may say, or has to. */
interface Parameter {
  name: string;
  /** what it is for, in the section's own words */
  description: string | undefined;
  isRequired: boolean;
  /** its default, or the example that the section is checked with */
  sample: string;
  /** its place in the section's file */
  path: JsonPath;
}

/** A shared section as pages use it; right or wrong, as far as it can be understood. */
export interface Section {
  name: string;
  file: string;
  parameters: readonly Parameter[];
  /** as they are written */
  blocks: readonly unknown[];
}

/** All sections by name; undefined for one that cannot be filled in. */
export type Sections = ReadonlyMap<string, Section | undefined>;

/** What a file of `_shared` holds, so far as it can be read: a parameter without a name is left out. */
export function sectionOf(name: string, file: string, raw: unknown): Section {
  const parameters = listOf(property(raw, 'parameters')).flatMap((parameter, index): Parameter[] => {
    const own = property(parameter, 'name');
    const isRequired = property(parameter, 'default') === undefined;
    const kind = isRequired ? 'example' : 'default';
    const sample = property(parameter, kind);
    const description = property(parameter, 'description');
    if (typeof own !== 'string') return [];
    return [
      {
        name: own,
        description: typeof description === 'string' ? description : undefined,
        isRequired,
        sample: typeof sample === 'string' ? sample : own,
        path: ['parameters', index, kind],
      },
    ];
  });
  return { name, file, parameters, blocks: listOf(property(raw, 'blocks')) };
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** What every parameter has as its default or example. */
export const samplesOf = ({ parameters }: Section): Map<string, string> =>
  new Map(parameters.map(({ name, sample }) => [name, sample]));

/** Whether some of its parameters cannot be understood, so that nobody knows what stands in its texts. */
export const lacksParameters = ({ parameters }: Section, raw: unknown): boolean => {
  const written = property(raw, 'parameters');
  return written !== undefined && (!Array.isArray(written) || written.length !== parameters.length);
};

/** The section's document as it reads by itself. */
export function sampleDocument(section: Section, raw: unknown): unknown {
  if (!Array.isArray(property(raw, 'blocks'))) return raw;
  return { ...Object(raw), blocks: fill(section.blocks, samplesOf(section)) };
}

/** Where an author finds the value at a path of that. */
export function sampleOrigin(section: Section, path: JsonPath): Origin {
  const { file } = section;
  const text = path[0] === 'blocks' ? valueAt(section.blocks, path.slice(1)) : undefined;
  const [first] = typeof text === 'string' ? askedFor(text) : [];
  const parameter = section.parameters.find(({ name }) => name === first);
  if (!parameter || typeof text !== 'string') return { file, path };
  return isOneParameter(text) ? { file, path: parameter.path } : { file, path, isMixed: true };
}
