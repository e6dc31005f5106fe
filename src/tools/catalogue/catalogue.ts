import type { z } from 'zod';
import { aboutOf } from '../../fields/about.ts';
import { iconNames } from '../../fields/icons.gen.ts';
import { type ObjectRule, objectRules } from '../../fields/rules.ts';
import { versionOf } from '../../fields/versions.ts';
import type { Language } from '../../words/language.ts';
import type { BlockExamples } from '../generate/json-schema.ts';
import { type Field, fieldsOf } from './fields.ts';

/** Counts up when something below is renamed, removed or means something else; additions do not count. */
const FORMAT = 1;

/** Everything that authors and tools may know of the blocks: `schema/catalogue.json`, `schema/en/catalogue.json`, and the pages of `/__catalogue`. */
export interface Catalogue {
  format: number;
  /** language of the descriptions */
  language: Language;
  blocks: BlockEntry[];
  /** what a field of kind `icon` may name */
  icons: readonly string[];
}

export interface BlockEntry {
  type: string;
  /** of the schema; old pages are brought up to it by `npm run migrate` */
  version: number;
  description: string;
  fields: Field[];
  /** what the fields demand of each other */
  rules: readonly ObjectRule[];
  examples: Example[];
}

export interface Example {
  name: string;
  /** the block as a page has it */
  value: unknown;
}

/** What axe-core found in an example, over all widths. */
export interface AxeFault {
  rule: string;
  help: string;
  /** selectors of the elements that have it */
  targets: string[];
  /** widths at which it was found */
  widths: number[];
}

/** By `type.example`. An example without an entry has not been looked at; an empty list is a clean bill. */
export type AxeState = Readonly<Record<string, readonly AxeFault[]>>;

export function catalogueOf(
  blocks: Readonly<Record<string, z.ZodObject>>,
  examples: BlockExamples,
  language: Language,
): Catalogue {
  return {
    format: FORMAT,
    language,
    blocks: Object.entries(blocks).map(([type, schema]) => ({
      type,
      version: versionOf(schema),
      description: aboutOf(schema)?.[language] ?? '',
      fields: fieldsOf(schema, language),
      rules: objectRules.get(schema)?.rules ?? [],
      examples: Object.entries(examples[type] ?? {}).map(([name, value]) => ({ name, value })),
    })),
    icons: iconNames,
  };
}
