import { z } from 'zod';
import { atLeastOne, atMostOne, objectRules } from '../fields/rules.ts';
import { schemaReference } from '../fields/schema-reference.ts';
import { text } from '../fields/text.ts';
import { blockUnion } from './block-union.ts';

const PARAMETER = /^[a-z][a-zA-Z0-9]*$/u;

const parameter = z
  .strictObject({
    name: z
      .string()
      .max(40)
      .regex(PARAMETER)
      .describe('Name, mit dem die Seite die Angabe macht; im Abschnitt steht dafür {with.name}'),
    description: text(200).describe('Was hier hingehört'),
    example: z.string().max(2000).optional().describe('Beispiel; die Seite muss die Angabe machen'),
    default: z.string().max(2000).optional().describe('Was gilt, wenn die Seite die Angabe nicht macht'),
  })
  .register(objectRules, { rules: [atLeastOne('example', 'default'), atMostOne('example', 'default')] });

/** A section that several pages show, as it reads with what its parameters have as examples and defaults. */
export const sectionSchema = z
  .strictObject({
    $schema: schemaReference,
    description: text(200).describe('Wofür der Abschnitt da ist'),
    parameters: z.array(parameter).max(20).default([]).describe('Angaben, die jede Seite selbst macht'),
    blocks: z.array(blockUnion).min(1).max(10).describe('Die Blöcke des Abschnitts, von oben nach unten'),
  })
  .describe('Ein gemeinsamer Abschnitt');

export type SharedSection = z.output<typeof sectionSchema>;

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;

/** What stands in a page's `blocks` where it shows a shared section. Whether there is such a section, no schema knows. */
export const useSchema = z
  .strictObject({
    use: z.string().max(80).regex(NAME).describe('Name des gemeinsamen Abschnitts: die Datei in _shared ohne .json'),
    with: z.record(z.string().regex(PARAMETER), z.string().max(2000)).optional().describe('Die Angaben dieser Seite'),
  })
  .describe('Ein gemeinsamer Abschnitt aus _shared');

const FILE = /^_shared\/([^/]+)\.json$/u;

/** Name of the section that a file below the pages folder holds; undefined where it can hold none. */
export function sectionName(path: string): string | undefined {
  const name = FILE.exec(path)?.[1];
  return name !== undefined && NAME.test(name) ? name : undefined;
}

/** The file below the pages folder that holds a section. */
export const sectionFile = (name: string) => `_shared/${name}.json`;
