import { watchFolder } from '../../src/files/watch.ts';
import { sentenceOf } from '../../src/findings/errors.ts';
import type { Language } from '../../src/findings/messages/message.ts';
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
  endBySignal();
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

/**
 * A build listens for signals while it writes, to take its files with it. One that comes as it ends would find that listener
 * gone and be lost; this one stays, and lets the other go first.
 */
function endBySignal() {
  process.on('SIGINT', () => setImmediate(() => process.exit(130)));
  process.on('SIGTERM', () => setImmediate(() => process.exit(143)));
}
