import { componentName } from '../../blocks/block-name.ts';
import type { Text } from '../../findings/errors.ts';

/** One that keeps its line in `schema.ts`, and what an editor shows of it, short. */
const LONGEST_DESCRIPTION = 90;

/** Of a line of code, as the formatter keeps it. */
const WIDTH = 120;

/** Why a description does not fit, in a sentence for whoever wrote it. */
export function descriptionProblem(description: string): Text | undefined {
  if (description.trim() === '' || /[\p{Cc}\\]/u.test(description)) {
    return {
      de: '--description ist ein Satz für den Editor der Autorinnen und Autoren: ohne Zeilenumbruch, ohne Rückstrich, nicht leer.',
      en: '--description is a sentence for the editor of authors: without line breaks and backslashes, and not empty.',
    };
  }
  if (description.length <= LONGEST_DESCRIPTION) return undefined;
  return {
    de: `--description hat ${description.length} Zeichen, Platz ist für ${LONGEST_DESCRIPTION}.`,
    en: `--description has ${description.length} characters, and there is room for ${LONGEST_DESCRIPTION}.`,
  };
}

/**
 * What fills in the templates of a new block: a section heading over a list of entries, which type-checks, passes the
 * linter and its own tests as it is. The name and the description must be sound.
 */
export function blockValues(type: string, description: Text) {
  const Name = componentName(type);
  return { type, Name, about: aboutCall(description), imports: testImports(Name) };
}

/** As the formatter writes it: in one line where it fits. One sentence for both languages needs no call. */
function aboutCall({ de, en }: Text): string {
  if (de === en) return literal(de);
  const line = `about(${literal(de)}, ${literal(en)})`;
  const isShort = `    description: ${line},`.length <= WIDTH;
  return isShort ? line : `about(\n      ${literal(de)},\n      ${literal(en)},\n    )`;
}

/** A string literal as the formatter writes it: double quotes only where they save escapes. */
function literal(text: string): string {
  const count = (quote: string) => text.split(quote).length - 1;
  const quote = count("'") > count('"') ? '"' : "'";
  return quote + text.replaceAll(quote, `\\${quote}`) + quote;
}

/** The linter wants imports in alphabetical order, and where the component's falls depends on its name. */
function testImports(name: string): string {
  const files = { examples: 'examples.json', [`{ ${name} }`]: `${name}.tsx`, '{ schema }': 'schema.ts' };
  return Object.entries(files)
    .sort(([, a], [, b]) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1))
    .map(([names, file]) => `import ${names} from './${file}'${/json$/u.test(file) ? " with { type: 'json' }" : ''};`)
    .join('\n');
}
