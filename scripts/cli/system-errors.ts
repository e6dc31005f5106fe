import { resolve, sep } from 'node:path';
import type { Text } from '../../src/findings/errors.ts';
import { root } from '../child.mjs';

const FULL: Text = {
  de: 'Auf dem Datenträger ist kein Platz mehr. Was fertig geschrieben ist, bleibt; nichts ist halb überschrieben. Schaffen Sie Platz, und rufen Sie den Befehl noch einmal auf.',
  en: 'There is no space left on the disk. What has been written stays; nothing is half overwritten. Make room, and run the command again.',
};
const DENIED: Text = {
  de: 'Die Zugriffsrechte erlauben es nicht. Ändern Sie sie, und rufen Sie den Befehl noch einmal auf.',
  en: 'The access rights do not allow it. Change them, and run the command again.',
};
const READ_ONLY: Text = {
  de: 'Der Datenträger lässt sich nur lesen, nicht beschreiben.',
  en: 'The disk can only be read, not written.',
};

const PROBLEMS = new Map([
  ['ENOSPC', FULL],
  ['EDQUOT', FULL],
  ['EACCES', DENIED],
  ['EPERM', DENIED],
  ['EROFS', READ_ONLY],
]);

/** An index of blocks or checks names a file that is gone: it was deleted, or is on another branch. Undefined for any other error. */
export function staleIndex(error: unknown): Text | undefined {
  if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) return undefined;
  const [, index] = /imported from .*?([^/\\]+\.gen\.ts)$/mu.exec(error.message) ?? [];
  return index === undefined
    ? undefined
    : {
        de: `${index} nennt eine Datei, die es nicht mehr gibt. Schreiben Sie das Verzeichnis neu: npm run generate`,
        en: `${index} names a file that is gone. Write the index anew: npm run generate`,
      };
}

/**
 * A source, such as that of a block, is not written as TypeScript: where, and what the compiler says; or that of a block imports what is
 * not there. Undefined for any other error.
 */
export async function brokenSource(error: unknown): Promise<Text | undefined> {
  if (!(error instanceof Error)) return undefined;
  const message = error.message.replaceAll(resolve(root) + sep, '');
  const [, missing, block] =
    /^Cannot find \w+ '([^']+)' imported from (src\/blocks\/[^/]+\/\S+)/u.exec(message.replaceAll(sep, '/')) ?? [];
  if (error.name !== 'TransformError' && block === undefined) return undefined;
  // Not before it is needed: every command begins here.
  const { inSite } = await import('../generate/own-blocks.ts');
  if (block === undefined) return { de: inSite(message), en: inSite(message) };
  return {
    de: inSite(`${block}: Was hier importiert wird, gibt es nicht: ${missing}`),
    en: inSite(`${block}: what is imported here does not exist: ${missing}`),
  };
}

/** What the operating system refused, by no fault of the program, and what to do; undefined for any other error. */
export function systemProblem(error: unknown): Text | undefined {
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'string')) return undefined;
  const problem = PROBLEMS.get(error.code);
  if (!problem || !('path' in error)) return problem;
  return { de: `${error.path}: ${problem.de}`, en: `${error.path}: ${problem.en}` };
}
