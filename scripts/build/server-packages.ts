import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { UsageError } from '../../src/findings/errors.ts';
import { root } from '../child.mjs';
import { siteFolder } from '../cli/caller.ts';

type Versions = Readonly<Record<string, string>>;

interface Locked {
  dependencies?: Versions;
  optionalDependencies?: Versions;
  peerDependencies?: Versions;
}

interface Lockfile {
  lockfileVersion: number;
  packages: Readonly<Record<string, Locked>>;
}

/** A lockfile, and the place in it that packages are looked for from. */
interface Installation {
  lockfile: Lockfile;
  place: string;
}

/**
 * `package.json` and `package-lock.json` of the bundled server: the packages that it imports, in the versions that are
 * installed here, and what they need in turn. `npm ci` installs these and nothing of what the site is built with.
 */
export function serverManifests(
  imported: readonly string[],
  { lockfile, place } = installation(),
): Record<'package.json' | 'package-lock.json', unknown> {
  const { name, version, engines, dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { lockfileVersion, packages } = lockfile;
  const wanted = Object.fromEntries([...imported].sort().map((each) => [each, dependencies[each]]));
  const manifest = { name: `${name}-server`, version, private: true, type: 'module', engines, dependencies: wanted };
  const needed = neededOf(wanted, place, packages).map((path) => [
    place !== '' && path.startsWith(`${place}/`) ? path.slice(place.length + 1) : path,
    packages[path],
  ]);
  const { private: _, type: __, ...entry } = manifest;
  const all = { '': entry, ...Object.fromEntries(needed) };
  const lock = { name: entry.name, version, lockfileVersion, requires: true, packages: all };
  return { 'package.json': manifest, 'package-lock.json': lock };
}

/** The project's own, or that of the site which has installed the package. Throws a `UsageError` where npm has written none. */
function installation(): Installation {
  const folder = [root, siteFolder()].find((each) => existsSync(join(each, 'package-lock.json')));
  if (folder === undefined)
    throw new UsageError({
      de: 'Es fehlt package-lock.json. Legen Sie die Datei mit „npm install“ an.',
      en: 'There is no package-lock.json. Make it with "npm install".',
    });
  const lockfile: Lockfile = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  return { lockfile, place: relative(folder, root).replaceAll('\\', '/') };
}

/** Places of the packages that are wanted at a place, with what those need. */
function neededOf(wanted: Versions, place: string, packages: Lockfile['packages']): string[] {
  const found = new Set<string>();
  const visit = (names: Versions, from: string) => {
    for (const name of Object.keys(names)) {
      const path = placeOf(name, from, packages);
      if (path === undefined || found.has(path)) continue;
      found.add(path);
      const { dependencies, optionalDependencies, peerDependencies } = packages[path] ?? {};
      visit({ ...peerDependencies, ...dependencies, ...optionalDependencies }, path);
    }
  };
  visit(wanted, place);
  return [...found].sort();
}

/** Where Node finds a package that another one, or the project (``), asks for. */
function placeOf(name: string, from: string, packages: Lockfile['packages']): string | undefined {
  const path = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (path in packages) return path;
  return from === ''
    ? undefined
    : placeOf(name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), packages);
}
