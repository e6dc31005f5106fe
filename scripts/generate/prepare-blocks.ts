import { IncompleteError } from '../../src/findings/errors.ts';
import { workInEngine } from '../cli/caller.ts';
import { generateAnew } from '../cli/process.ts';
import { takeOwnBlocks } from './own-blocks.ts';

/**
 * For Vite, which loads the engine without one of its commands: takes a site's own blocks over, and generates what is made of them.
 * Throws a `UsageError` where one cannot be taken over, and an `IncompleteError` where nothing can be generated.
 */
export async function prepareBlocks() {
  workInEngine();
  if (!takeOwnBlocks() || (await generateAnew({ aside: true })) === 0) return;
  throw new IncompleteError({
    de: 'Die eigenen Blöcke ließen sich nicht übernehmen; die Gründe stehen darüber.',
    en: "The site's own blocks could not be taken over; the reasons are above.",
  });
}
