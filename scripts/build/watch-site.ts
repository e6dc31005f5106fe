import { watchFolder } from '../../src/files/watch.ts';
import { sentenceOf } from '../../src/findings/errors.ts';
import type { Language } from '../../src/findings/messages/message.ts';
import { atEnd } from '../cli/at-end.ts';
import { type BuildOptions, buildSite, memoryOf } from './build-site.ts';

const words = {
  de: (folder: string) => `Warte auf Änderungen in ${folder} (Ende mit Strg+C).`,
  en: (folder: string) => `Watching ${folder} for changes (stop with Ctrl+C).`,
};

/** Milliseconds in which the steps of one save count as one change. Building twice where it takes longer costs less than to wait. */
const QUIET = 15;

/**
 * Builds the site now and after every save. What a save makes invalid is told, and the last site stays; only a signal ends
 * it. Changes of code need a new start.
 */
export async function watchSite(options: BuildOptions, language: Language): Promise<never> {
  // A signal that comes as one build ends would find its listener gone, and be lost.
  atEnd(() => {});
  const memory = memoryOf(options, { isWatching: true });
  let isBuilding = false;
  let isStale = false;
  const build = async () => {
    isStale = true;
    if (isBuilding) return;
    isBuilding = true;
    while (isStale) {
      isStale = false;
      await buildSite(options, language, memory).catch((error) => console.error(sentenceOf(error, language)));
    }
    isBuilding = false;
  };
  await build();
  await watchFolder(options.pages, build, QUIET);
  // What was saved while it was built the first time causes no event.
  await build();
  console.log(words[language](options.pages));
  return new Promise(() => {});
}
