import { relative } from 'node:path';
import { IncompleteError } from '../../src/findings/errors.ts';

/** So many places in the sources are named, the innermost first. */
const PLACES = 5;

/**
 * Says which page and which of its blocks could not be drawn, why, and where in the sources.
 *
 * @param block the block and its place in the page; undefined where none of them fails by itself
 */
export function failedPage(route: string, block: { type: string; index: number } | undefined, error: unknown) {
  const { message = String(error), stack = '' }: { message?: string; stack?: string } = Object(error);
  const places = stack.split('\n').flatMap((line) => {
    const [, name = '', file = ''] = /^ +at (?:(.+?) \()?(?:file:\/\/)?(\/[^)]*\/src\/[^)]+)\)?$/u.exec(line) ?? [];
    return file === '' ? [] : [`  ${relative(process.cwd(), file)}${name && `  ${name}`}`];
  });
  const details = [message, ...places.slice(0, PLACES)].join('\n');
  const place = block && `${block.index + 1}`;
  return new IncompleteError({
    de: `Seite ${route}${block ? `: Block ${place} „${block.type}“` : ''} lässt sich nicht darstellen: ${details}`,
    en: `Page ${route}${block ? `: block ${place} "${block.type}"` : ''} cannot be drawn: ${details}`,
  });
}
