import { z } from 'zod';
import { about } from '../fields/about.ts';
import { atLeastOne, atMostOne, withRules } from '../fields/rules.ts';
import { schemaReference } from '../fields/schema-reference.ts';
import { text } from '../fields/text.ts';
import { blockUnion } from './block-union.ts';
import { withoutLanguage } from './languages.ts';

const PARAMETER = /^[a-z][a-zA-Z0-9]*$/u;

const parameter = withRules(
  z.strictObject({
    name: z
      .string()
      .max(40)
      .regex(PARAMETER)
      .meta(
        about(
          'Name der Angabe; im Abschnitt steht dafür {with.name}',
          'Name of the parameter; in the section {with.name} stands for it',
        ),
      ),
    description: text(200).meta(about('Wofür die Angabe da ist', 'What the parameter is for')),
    example: z
      .string()
      .max(2000)
      .optional()
      .meta(
        about(
          'Beispiel; jede Seite muss einen eigenen Wert angeben',
          'An example; every page must give a value of its own',
        ),
      ),
    default: z
      .string()
      .max(2000)
      .optional()
      .meta(about('Wert, wenn die Seite keinen angibt', 'Value where the page gives none')),
  }),
  atLeastOne('example', 'default'),
  atMostOne('example', 'default'),
);

/** A section that several pages show, with the examples and defaults of its parameters filled in. */
export const sectionSchema = z
  .strictObject({
    $schema: schemaReference,
    description: text(200).meta(about('Wofür der Abschnitt da ist', 'What the section is for')),
    parameters: z
      .array(parameter)
      .max(20)
      .default([])
      .meta(about('Angaben, die jede Seite selbst festlegt', 'Details that each page sets for itself')),
    blocks: z
      .array(blockUnion)
      .min(1)
      .max(10)
      .meta(about('Die Blöcke des Abschnitts, von oben nach unten', 'The blocks of the section, from top to bottom')),
  })
  .meta(about('Ein gemeinsamer Abschnitt', 'A shared section'));

export type SharedSection = z.output<typeof sectionSchema>;

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;

/** The entry of a page's `blocks` that shows a shared section. Whether that section exists, no schema knows. */
export const useSchema = z
  .strictObject({
    use: z
      .string()
      .max(80)
      .regex(NAME)
      .meta(
        about(
          'Name des gemeinsamen Abschnitts: die Datei in _shared ohne .json',
          'Name of the shared section: its file in _shared without .json',
        ),
      ),
    with: z
      .record(z.string().regex(PARAMETER), z.string().max(2000))
      .optional()
      .meta(about('Werte für die Angaben des Abschnitts', 'Values for the parameters of the section')),
  })
  .meta(about('Ein gemeinsamer Abschnitt aus _shared', 'A shared section from _shared'));

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
