import { readFileSync } from 'node:fs';

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

/**
 * `package.json` and `package-lock.json` of the bundled server: the packages that it imports, in the versions of the
 * project's own lockfile, and what they need in turn. `npm ci` installs these and nothing of what the site is built with.
 */
export function serverManifests(imported: readonly string[]): Record<'package.json' | 'package-lock.json', unknown> {
  const { name, version, engines, dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const { lockfileVersion, packages }: Lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const wanted = Object.fromEntries([...imported].sort().map((each) => [each, dependencies[each]]));
  const manifest = { name: `${name}-server`, version, private: true, type: 'module', engines, dependencies: wanted };
  const needed = Object.fromEntries(neededOf(wanted, packages).map((path) => [path, packages[path]]));
  const { private: _, type: __, ...entry } = manifest;
  const lock = { name: entry.name, version, lockfileVersion, requires: true, packages: { '': entry, ...needed } };
  return { 'package.json': manifest, 'package-lock.json': lock };
}

/** Places of the packages that some need, with what those need. */
function neededOf(wanted: Versions, packages: Lockfile['packages']): string[] {
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
  visit(wanted, '');
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
