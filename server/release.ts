import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type SiteDocuments, spokenAt } from '../mail/letters/documents.ts';
import type { MenuItem } from '../src/documents/menu.ts';
import type { Redirect } from '../src/documents/redirects.ts';
import { editionAt } from '../src/forms/paths.ts';
import type { Circumstances } from '../src/pipeline/output/headers/policy.ts';
import { type ServerWords, words } from '../src/words/words.ts';
import type { Encoding } from './encoding.ts';
import { type FileHandler, fileHandler } from './files.ts';
import { codeOf, jsonLog, type Log } from './log.ts';

/** What the build tells the server beside its files; checked when it was built. */
export interface Definitions extends SiteDocuments {
  /** id of the build */
  build: string;
  /** privacy notice and imprint, as the menu lists them */
  legal: MenuItem[];
}

/** One build of the site, as it stands on the disk. */
interface Release {
  definitions: Definitions;
  files: FileHandler;
  /** The page for what is not there, in the language of its path. */
  notFound(path: string): Variants | undefined;
  /** Where the page is that had a path before; undefined where none had. */
  redirect(path: string): string | undefined;
  /** What the page at a path is allowed, or the one that answers where there is none. */
  policy(path: string): Pick<Circumstances, 'styles' | 'external'>;
}

/** What lies on the disk at the moment. */
export interface Current {
  /** undefined where there is no build, as in the moment between two */
  release(): Release | undefined;
  /** those of the build that was read last, in the language of a path */
  words(path: string): ServerWords;
}

/** The same text, as it is and compressed. */
export type Variants = { identity: Buffer } & Partial<Record<Encoding, Buffer>>;

/**
 * The build that lies in `dist` now; undefined while there is none, as in the moment between two builds, and where it
 * cannot be read: the next request tries again.
 *
 * A build is known by its `build.json`. Asking the disk at every request costs some microseconds and is the only way that
 * never sends a page of the new build with a length of the old one.
 */
export function currentRelease(dist: string, log: Log = jsonLog()): Current {
  let known: { stamp: string; release: Release } | undefined;
  let last: Definitions | undefined;
  const release = () => {
    const stamp = stampOf(dist);
    if (stamp === undefined) return undefined;
    if (known?.stamp === stamp) return known.release;
    known = undefined;
    try {
      known = { stamp, release: readRelease(dist) };
      last = known.release.definitions;
    } catch (error) {
      log('build-unreadable', { code: codeOf(error) });
    }
    return known?.release;
  };
  return { release, words: (path) => (last ? spokenAt(last, path).words : words.de) };
}

/** Whether `dist` holds a finished build. */
export function isBuilt(dist: string): boolean {
  return stampOf(dist) !== undefined;
}

/** What is read once a build; where a build is copied over another, each of these may be the last to arrive. */
const READ_ONCE = ['build.json', '_server.json', '404.html'];

/** Undefined where there is no build, or none that this account may look at. */
function stampOf(dist: string): string | undefined {
  try {
    const [build, ...others] = READ_ONCE.map((name) => statSync(join(dist, name), { throwIfNoEntry: false }));
    return build && [build, ...others].map((file) => file && `${file.ino}:${file.size}:${file.mtimeMs}`).join(' ');
  } catch {
    return undefined;
  }
}

function readRelease(dist: string): Release {
  const read = (file: string) => JSON.parse(readFileSync(join(dist, file), 'utf8'));
  const { styles, redirects = [], ...said }: ServerDocument = read('_server.json');
  const moved = new Map(redirects.map(({ from, to }) => [from, to]));
  const definitions = { build: read('build.json').id, words: words.de, legal: [], ...said };
  // A site in one language has no page of another: what is below its folder is like everything else.
  const missing = new Map(['', ...(said.editions ?? []).map(({ home }) => home)].map((home) => [home, `${home}/404`]));
  const notFound = new Map([...missing.values()].map((path) => [path, variants(join(dist, `${path}.html`))]));
  const missingAt = (path: string) => missing.get(editionAt(path, said.editions ?? [])?.home ?? '') ?? '';
  const files = fileHandler(dist);
  return {
    definitions,
    // A page for what is not there answers with its own status alone, under no name.
    files: async (request, response, path) => !notFound.has(path) && files(request, response, path),
    notFound: (path) => notFound.get(missingAt(path)),
    redirect: (path) => moved.get(path),
    policy: (path) => ({ styles: styles?.[path] ?? styles?.[missingAt(path)], external: said.site.externalContent }),
  };
}

/** An older build may not say all that this server knows of: a new server may be started before the site is built anew. */
interface ServerDocument
  extends Omit<Definitions, 'build' | 'words' | 'legal'>,
    Partial<Pick<Definitions, 'words' | 'legal'>> {
  /** hashes of each document's style element, by route */
  styles?: Record<string, string[]>;
  redirects?: Redirect[];
}

function variants(file: string): Variants | undefined {
  if (!existsSync(file)) return undefined;
  return {
    identity: readFileSync(file),
    ...(existsSync(`${file}.br`) && { br: readFileSync(`${file}.br`) }),
    ...(existsSync(`${file}.gz`) && { gzip: readFileSync(`${file}.gz`) }),
  };
}
