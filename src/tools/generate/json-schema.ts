import { z } from 'zod';
import { property } from '../../documents/json.ts';
import { optionsByTag } from '../../documents/reflect.ts';
import type { Language } from '../../words/language.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** What editors call the document that a schema is for. */
export const TITLES = {
  page: { de: 'Seite', en: 'Page' },
  section: { de: 'Gemeinsamer Abschnitt', en: 'Shared section' },
  site: { de: 'Angaben zur Website', en: 'Details of the site' },
  edition: { de: 'Angaben in einer weiteren Sprache', en: 'Details in a further language' },
  menu: { de: 'Menü', en: 'Menu' },
  form: { de: 'Formular', en: 'Form' },
  theme: { de: 'Gestaltung', en: 'Look' },
  redirects: { de: 'Umleitungen', en: 'Redirects' },
  words: { de: 'Worte', en: 'Words' },
} as const;

const FORMS = {
  de: { smallest: 'kleinste Form', typical: 'übliche Form' },
  en: { smallest: 'smallest form', typical: 'usual form' },
};

/** Real blocks that show how a type is written, by their name in `examples.json`. */
export type BlockExamples = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * A document's JSON Schema in draft-07, for editors and ajv-cli, with descriptions in one language. Tagged unions become
 * `type: enum` with one `if/then` an option: a plain `oneOf` makes ajv report every branch for one misspelt property.
 */
export function documentSchema(schema: z.ZodType, title: string, language: Language): JsonSchema {
  const override = (node: SchemaNode) => {
    describe(node, language);
    taggedUnion(node);
  };
  const json = z.toJSONSchema(schema, { target: 'draft-07', io: 'input', override });
  return { $schema: 'http://json-schema.org/draft-07/schema#', title, ...json };
}

interface SchemaNode {
  zodSchema: z.core.$ZodType;
  jsonSchema: JsonSchema;
}

/** zod copies all that a schema says of itself, in every language. */
function describe({ jsonSchema }: SchemaNode, language: Language) {
  if (language === 'en' && typeof jsonSchema.english === 'string') jsonSchema.description = jsonSchema.english;
  delete jsonSchema.english;
}

function taggedUnion({ zodSchema, jsonSchema }: SchemaNode) {
  const union = optionsByTag(zodSchema);
  if (!union) return;
  const branches = jsonSchema.oneOf ?? jsonSchema.anyOf ?? [];
  const tags = [...union.options.keys()];
  const { description } = jsonSchema;
  for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key);
  Object.assign(jsonSchema, {
    ...(description === undefined ? {} : { description }),
    type: 'object',
    properties: { [union.tag]: { type: 'string', enum: tags } },
    required: [union.tag],
    allOf: branches.map((branch, index) => ({
      if: { type: 'object', properties: { [union.tag]: { const: tags[index] } }, required: [union.tag] },
      // biome-ignore lint/suspicious/noThenProperty: JSON Schema's keyword
      then: branch,
    })),
  });
}

/** What a page is made of. */
interface PageSchemas {
  page: z.ZodType;
  blocks: Readonly<Record<string, z.ZodType>>;
  /** what asks for a shared section */
  use: z.ZodType;
}

/** The page schema, each block a definition of its own with examples (a standard keyword: ajv's strict mode agrees). */
export function pageJsonSchema(
  { page, blocks, use }: PageSchemas,
  examples: BlockExamples,
  language: Language,
): JsonSchema {
  const json = documentSchema(page, TITLES.page[language], language);
  const definitions: Record<string, JsonSchema> = {};
  for (const [type, schema] of Object.entries(blocks)) {
    const { $schema: _, title: __, ...definition } = documentSchema(schema, type, language);
    definitions[type] = { ...definition, examples: Object.values(examples[type] ?? {}).slice(0, 1) };
  }
  const items = blockItems(json);
  const allOf = items.allOf ?? [];
  for (const branch of allOf) {
    if (typeof branch !== 'object') continue;
    const type = constOf(branch.if);
    // biome-ignore lint/suspicious/noThenProperty: JSON Schema's keyword
    if (type !== undefined) Object.assign(branch, { then: { $ref: `#/definitions/${type}` } });
  }
  const { $schema: _, title: __, ...definition } = documentSchema(use, 'use', language);
  Object.assign(json.properties?.blocks ?? {}, { items: blockOrUse(items, definition) });
  return { ...json, definitions };
}

/** An entry that has `use` asks for a shared section, any other is a block. */
const blockOrUse = (block: JsonSchema, use: JsonSchema): JsonSchema => ({
  if: { type: 'object', properties: { use: {} }, required: ['use'] },
  // biome-ignore lint/suspicious/noThenProperty: JSON Schema's keyword
  then: use,
  else: block,
});

/**
 * A shared section for editors. Where a parameter is used, a block's own schema would refuse it: only the types of blocks
 * are offered, and the pipeline checks the rest with what the parameters have as examples.
 */
export function sectionJsonSchema(
  section: z.ZodType,
  blocks: Readonly<Record<string, z.ZodType>>,
  language: Language,
): JsonSchema {
  const json = documentSchema(section, TITLES.section[language], language);
  const type = { type: 'string' as const, enum: Object.keys(blocks) };
  const items: JsonSchema = { type: 'object', properties: { type }, required: ['type'] };
  Object.assign(json.properties?.blocks ?? {}, { items });
  return json;
}

/** As the page schema, with one ready snippet per example for editors that know `defaultSnippets`. */
export function editorSchema(pageSchema: JsonSchema, examples: BlockExamples, language: Language): JsonSchema {
  const copy = structuredClone(pageSchema);
  const snippets = Object.entries(examples).flatMap(([type, byName]) =>
    Object.entries(byName)
      .filter(([name]) => name !== 'largest')
      .map(([name, body]) => ({
        label: `${type} (${FORMS[language][name === 'smallest' ? 'smallest' : 'typical']})`,
        description: descriptionOf(copy, type),
        body,
      })),
  );
  Object.assign(blockItems(copy), { defaultSnippets: snippets });
  return copy;
}

function descriptionOf(json: JsonSchema, type: string): string | undefined {
  const description = property(property(json.definitions, type), 'description');
  return typeof description === 'string' ? description : undefined;
}

/** The schema of one entry of `blocks`. */
function blockItems(json: JsonSchema): JsonSchema {
  const blocks = json.properties?.blocks;
  const items = typeof blocks === 'object' ? blocks.items : undefined;
  if (typeof items !== 'object' || Array.isArray(items)) throw new Error('The page schema has no blocks');
  return typeof items.else === 'object' ? items.else : items;
}

function constOf(condition: unknown): string | undefined {
  const text = JSON.stringify(condition ?? {});
  return /"const":"([^"]+)"/u.exec(text)?.[1];
}
