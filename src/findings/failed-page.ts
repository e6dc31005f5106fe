import { IncompleteError } from './errors.ts';
import { blockText } from './messages/block.ts';

/** So many places in the sources are named. */
const PLACES = 5;

/** A place in the sources, by the path from the project's root. */
export interface SourcePlace {
  /** of the function; empty where it has none */
  name: string;
  file: string;
  line: number;
  column: number;
}

/** What has been thrown: its message, and where in the sources, the innermost place first. */
export interface Failure {
  message: string;
  places: SourcePlace[];
}

/** A line of a stack as Node and Chromium write it, or as Firefox and Safari do. */
const LINE =
  /^ *(?:at )?(?:(?<name>[^@]*?)(?: \(|@))?\S*\/(?<file>src\/[^\s?:]+)(?:\?[^\s:]*)?:(?<line>\d+):(?<column>\d+)\)?$/u;

/** What is known of anything that was thrown. Code of libraries is no place. */
export function failureOf(error: unknown): Failure {
  const { message = String(error), stack = '' }: { message?: string; stack?: string } = Object(error);
  const places = stack.split('\n').flatMap((text) => {
    const { name = '', file = '', line, column } = LINE.exec(text)?.groups ?? {};
    const isOwn = file !== '' && !text.includes('/node_modules/');
    return isOwn ? [{ name, file, line: Number(line), column: Number(column) }] : [];
  });
  return { message, places };
}

/** The message, and below it the places, one a line. */
export const failureText = ({ message, places }: Failure): string =>
  [
    message,
    ...places.slice(0, PLACES).map(({ name, file, line, column }) => `  ${file}:${line}:${column}  ${name}`.trimEnd()),
  ].join('\n');

/**
 * Says which page and which of its blocks could not be drawn, why, and where in the sources.
 *
 * @param block the block and its place in the page; undefined where none of them fails by itself
 */
export function failedPage(route: string, block: { type: string; index: number } | undefined, failure: Failure) {
  const details = failureText(failure);
  return new IncompleteError({
    de: `Seite ${route}${block ? `: ${blockText(block, 'de')}` : ''} lässt sich nicht darstellen: ${details}`,
    en: `Page ${route}${block ? `: ${blockText(block, 'en')}` : ''} cannot be drawn: ${details}`,
  });
}
