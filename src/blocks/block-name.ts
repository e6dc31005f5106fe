/** Longest name whose files keep to the line width of the formatter. */
const LONGEST = 30;

/** Files and words of `src/blocks`, and what a block's own files import: a block of that name would clash with them. */
const TAKEN = new Set(
  'block context testing types examples styles schema schemas components loaders blockComponents blockLoaders blockSchemas blockSchemaList section container opening richText title text entries entry'.split(
    ' ',
  ),
);

/** Words that JavaScript keeps for itself, and those whose capitalised form names one of its built-in objects. */
const RESERVED = new Set(
  `arguments await break case catch class const continue debugger default delete do else enum eval export extends false
   finally for function if implements import in instanceof interface let new null package private protected public return
   static super switch this throw true try typeof undefined var void while with yield
   array atomics boolean date error function infinity iterator map math number object promise proxy reflect set string
   symbol`.split(/\s+/u),
);

/** `quoteWall` has the component `QuoteWall`. */
export const componentName = (type: string) => type.charAt(0).toUpperCase() + type.slice(1);

/**
 * Why no block can have this name, in a sentence for whoever asked for it.
 *
 * @param existing names of the folders in `src/blocks`
 */
export function blockNameProblem(name: string, existing: readonly string[]): string | undefined {
  if (!/^[a-z][a-zA-Z0-9]*$/u.test(name)) {
    const nearest = camelCase(name);
    const hint = /^[a-z]/u.test(nearest) ? ` Meinten Sie „${nearest}“?` : '';
    return `„${name}“ geht nicht als Name: Ein Block heißt wie quoteWall, mit kleinem Anfang, ohne Bindestrich, Umlaut und Leerzeichen.${hint}`;
  }
  if (name.length > LONGEST) return `„${name}“ ist zu lang: ${name.length} Zeichen, Platz ist für ${LONGEST}.`;
  const same = existing.find((other) => other.toLowerCase() === name.toLowerCase());
  if (same !== undefined)
    return `Den Block „${same}“ gibt es schon: src/blocks/${same}/. Wählen Sie einen anderen Namen.`;
  if (TAKEN.has(name) || RESERVED.has(name)) {
    return `„${name}“ ist als Name vergeben: So heißt schon ein Teil des Programms. Nehmen Sie zum Beispiel „${name}Block“.`;
  }
  return undefined;
}

function camelCase(name: string): string {
  const words = name
    .replace(/[äöüß]/giu, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' })[letter.toLowerCase()] ?? letter)
    .split(/[^a-zA-Z0-9]+/u)
    .filter(Boolean);
  return words
    .map((word, index) => (index === 0 ? word.charAt(0).toLowerCase() : word.charAt(0).toUpperCase()) + word.slice(1))
    .join('');
}
