import { z } from 'zod';
import { atLeastOne, atMostOne, objectRules } from '../fields/rules.ts';
import { schemaReference } from '../fields/schema-reference.ts';
import { text } from '../fields/text.ts';
import { blockUnion } from './block-union.ts';
import { withoutLanguage } from './languages.ts';

const PARAMETER = /^[a-z][a-zA-Z0-9]*$/u;

const parameter = z
  .strictObject({
    name: z.string().max(40).regex(PARAMETER).describe('Name der Angabe; im Abschnitt steht dafür {with.name}'),
    description: text(200).describe('Wofür die Angabe da ist'),
    example: z.string().max(2000).optional().describe('Beispiel; jede Seite muss einen eigenen Wert angeben'),
    default: z.string().max(2000).optional().describe('Wert, wenn die Seite keinen angibt'),
  })
  .register(objectRules, { rules: [atLeastOne('example', 'default'), atMostOne('example', 'default')] });

/** A section that several pages show, with the examples and defaults of its parameters filled in. */
export const sectionSchema = z
  .strictObject({
    $schema: schemaReference,
    description: text(200).describe('Wofür der Abschnitt da ist'),
    parameters: z.array(parameter).max(20).default([]).describe('Angaben, die jede Seite selbst festlegt'),
    blocks: z.array(blockUnion).min(1).max(10).describe('Die Blöcke des Abschnitts, von oben nach unten'),
  })
  .describe('Ein gemeinsamer Abschnitt');

export type SharedSection = z.output<typeof sectionSchema>;

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;

/** The entry of a page's `blocks` that shows a shared section. Whether that section exists, no schema knows. */
export const useSchema = z
  .strictObject({
    use: z.string().max(80).regex(NAME).describe('Name des gemeinsamen Abschnitts: die Datei in _shared ohne .json'),
    with: z
      .record(z.string().regex(PARAMETER), z.string().max(2000))
      .optional()
      .describe('Werte für die Angaben des Abschnitts'),
  })
  .describe('Ein gemeinsamer Abschnitt aus _shared');

const FILE = /^_shared\/(.+)\.json$/u;

/**
 * Name of the section that a file below the pages folder holds, with the folder of its language: `call`, `en/call`.
 * Undefined where it can hold none.
 */
export function sectionName(path: string): string | undefined {
  const name = FILE.exec(path)?.[1];
  return name !== undefined && NAME.test(FILE.exec(withoutLanguage(path))?.[1] ?? '') ? name : undefined;
}

/** The file below the pages folder that holds a section. */
export const sectionFile = (name: string) => `_shared/${name}.json`;
