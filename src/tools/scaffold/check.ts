import type { Text } from '../../findings/errors.ts';

/** The table of messages that a new one is added to. */
export const MESSAGES = 'src/findings/messages/site.ts';

/** Longest name whose files keep to the line width of the formatter. */
const LONGEST = 40;

/**
 * Why no check can have this name, in a sentence for whoever asked for it.
 *
 * @param taken names of checks and codes of findings
 */
export function checkNameProblem(name: string, taken: readonly string[]): Text | undefined {
  if (!/^[a-z]+(?:-[a-z]+)+$/u.test(name)) {
    return {
      de: `„${name}“ geht nicht als Name: Eine Prüfung heißt wie dates-future, mit zwei oder mehr englischen Wörtern in Kleinbuchstaben und Bindestrichen dazwischen.`,
      en: `"${name}" is no name for a check: it is one like dates-future, of two or more English words in small letters with hyphens between them.`,
    };
  }
  if (name.length > LONGEST) {
    return {
      de: `„${name}“ ist zu lang: ${name.length} Zeichen, Platz ist für ${LONGEST}.`,
      en: `"${name}" is too long: ${name.length} characters, and there is room for ${LONGEST}.`,
    };
  }
  if (!taken.includes(name)) return undefined;
  return {
    de: `„${name}“ gibt es schon. Wählen Sie einen anderen Namen.`,
    en: `There is a "${name}" already. Choose another name.`,
  };
}

/** `dates-future` exports `datesFuture`. */
const checkExport = (name: string) => name.replace(/-([a-z])/gu, (_, letter: string) => letter.toUpperCase());

/**
 * What fills in the templates of a new check: a sample rule that compiles, its test, and a mistake that nobody has made
 * yet, so that its case fails until there is one. The name must be sound.
 */
export const checkValues = (name: string) => ({ name, export: checkExport(name) });

/** A table of messages with one more entry at its end, for what the check reports. */
export function withMessage(table: string, entry: string): string {
  const end = table.lastIndexOf('\n};\n');
  if (end === -1) throw new Error(`${MESSAGES}: a table that ends with "};" is expected`);
  return `${table.slice(0, end + 1)}${entry}${table.slice(end + 1)}`;
}
