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
