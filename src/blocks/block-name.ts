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

/** A sentence in each language of the commands. */
type Sentence = Record<'de' | 'en', string>;

/**
 * Why no block can have this name, in a sentence for whoever asked for it.
 *
 * @param existing names of the folders in `src/blocks`
 */
export function blockNameProblem(name: string, existing: readonly string[]): Sentence | undefined {
  if (!/^[a-z][a-zA-Z0-9]*$/u.test(name)) {
    const nearest = camelCase(name);
    const hint = /^[a-z]/u.test(nearest)
      ? { de: ` Meinten Sie „${nearest}“?`, en: ` Did you mean "${nearest}"?` }
      : { de: '', en: '' };
    return {
      de: `„${name}“ geht nicht als Name: Ein Block heißt wie quoteWall, mit kleinem Anfang, ohne Bindestrich, Umlaut und Leerzeichen.${hint.de}`,
      en: `"${name}" is no name for a block: it is one like quoteWall, which begins small and has neither hyphens nor spaces.${hint.en}`,
    };
  }
  if (name.length > LONGEST) {
    return {
      de: `„${name}“ ist zu lang: ${name.length} Zeichen, Platz ist für ${LONGEST}.`,
      en: `"${name}" is too long: ${name.length} characters, and there is room for ${LONGEST}.`,
    };
  }
  const same = existing.find((other) => other.toLowerCase() === name.toLowerCase());
  if (same !== undefined) {
    return {
      de: `Den Block „${same}“ gibt es schon: src/blocks/${same}/. Wählen Sie einen anderen Namen.`,
      en: `There is a block "${same}" already: src/blocks/${same}/. Choose another name.`,
    };
  }
  if (TAKEN.has(name) || RESERVED.has(name)) {
    return {
      de: `„${name}“ ist als Name vergeben: So heißt schon ein Teil des Programms. Nehmen Sie zum Beispiel „${name}Block“.`,
      en: `The name "${name}" is taken: a part of the program is called so. Take "${name}Block", for example.`,
    };
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
