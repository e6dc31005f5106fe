import type { OutputFile } from '../../pipeline/output/prerender.ts';

/** The table of messages that a new one is added to. */
export const MESSAGES = 'src/findings/messages/site.ts';

/** Longest name whose files keep to the line width of the formatter. */
const LONGEST = 40;

/**
 * Why no check can have this name, in a sentence for whoever asked for it.
 *
 * @param taken names of checks and codes of findings
 */
export function checkNameProblem(name: string, taken: readonly string[]): string | undefined {
  if (!/^[a-z]+(?:-[a-z]+)+$/u.test(name)) {
    return `„${name}“ geht nicht als Name: Eine Prüfung heißt wie dates-future, mit zwei oder mehr englischen Wörtern in Kleinbuchstaben und Bindestrichen dazwischen.`;
  }
  if (name.length > LONGEST) return `„${name}“ ist zu lang: ${name.length} Zeichen, Platz ist für ${LONGEST}.`;
  return taken.includes(name) ? `„${name}“ gibt es schon. Wählen Sie einen anderen Namen.` : undefined;
}

/** `dates-future` exports `datesFuture`. */
export const checkExport = (name: string) => name.replace(/-([a-z])/gu, (_, letter: string) => letter.toUpperCase());

/**
 * The files of a new check: a sample rule that compiles, its test, and a mistake that nobody has made yet, so that its case
 * fails until there is one. The name must be sound.
 *
 * @param page the page of the mistakes' base site that the mistake is to be made in
 */
export function checkFiles(name: string, page: OutputFile): OutputFile[] {
  const fixture = `tests/fixtures/mistakes/${name}`;
  return [
    { path: `src/pipeline/check/${name}.ts`, content: checkFile(name) },
    { path: `src/pipeline/check/${name}.test.ts`, content: testFile(name) },
    { path: `${fixture}/case.json`, content: CASE },
    { path: `${fixture}/${page.path}`, content: page.content },
  ];
}

/** A table of messages with one more entry at its end, for what the check reports. */
export function withMessage(table: string, name: string): string {
  const end = table.lastIndexOf('\n};\n');
  if (end === -1) throw new Error(`${MESSAGES}: a table that ends with "};" is expected`);
  return `${table.slice(0, end)}\n${messageEntry(name)}${table.slice(end)}`;
}

const messageEntry = (name: string) => `  '${name}': error<{ text: string }>(
    '„{text}“ enthält zwei Fragezeichen.',
    'Schreiben Sie ein Fragezeichen.',
    '"{text}" has two question marks.',
    'Write one question mark.',
  ),`;

const checkFile = (name: string) => `import { everyPage } from '../model/site-model.ts';
import { breaches, type Check } from './check.ts';

/** A sample rule: no heading has two question marks. */
export const ${checkExport(name)}: Check = (site) =>
  breaches(
    everyPage(site),
    ({ headings }) => headings,
    ({ value }) => (value.includes('??') ? [{ code: '${name}', details: { text: value } }] : []),
  );
`;

const testFile = (name: string) => `import { expect, test } from 'vitest';
import { page, problemsOf, siteOf } from '../../../tests/small-site.ts';
import { ${checkExport(name)} } from './${name}.ts';

const problemsWith = (title: string) =>
  problemsOf(${checkExport(name)}, siteOf({ 'live.json': page('Live', [{ type: 'intro', title, lead: 'Text' }]) }));

test.each(['Wer wir sind', 'Wer sind wir?'])('accepts „%s“', (title) => {
  expect(problemsWith(title)).toEqual([]);
});

test.each(['Wer sind wir??'])('rejects „%s“', (title) => {
  expect(problemsWith(title)).toEqual(['${name} live.json#/blocks/1/title']);
});
`;

const CASE = `{
  "mistake": "what the author did, in a few words",
  "findings": []
}
`;
