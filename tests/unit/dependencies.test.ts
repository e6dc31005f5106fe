import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Package {
  version?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const manifest: Package = JSON.parse(readFileSync('package.json', 'utf8'));
const { packages }: { packages: Record<string, Package> } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const { '': root, ...locked } = packages;

test('every dependency is of one exact version', () => {
  const wanted = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(wanted.length).toBeGreaterThan(20);
  expect(wanted.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/u.test(version))).toEqual([]);
  for (const [name, version] of wanted) expect(locked[`node_modules/${name}`]?.version, name).toBe(version);
});

test('the lockfile belongs to the manifest, and holds a hash of every package', () => {
  expect(root).toMatchObject({ dependencies: manifest.dependencies, devDependencies: manifest.devDependencies });
  expect(Object.entries(locked).filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
});

test('what measures has a lockfile of its own, with a hash of every package', () => {
  const own: { packages: Record<string, Package> } = JSON.parse(
    readFileSync('.ci/measuring/package-lock.json', 'utf8'),
  );
  const { '': _, ...packages } = own.packages;
  for (const name of ['lighthouse', 'autocannon'])
    expect(packages[`node_modules/${name}`]?.version).toMatch(/^\d+\.\d+\.\d+$/u);
  expect(Object.entries(packages).filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
});

test('the lockfile names what packages bring for other systems; npm ci fails where one is missing', () => {
  const wanted = Object.values(locked).flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies));
  const names = new Set(Object.keys(locked).map((path) => path.slice(path.lastIndexOf('node_modules/') + 13)));
  expect(wanted.filter((name) => !names.has(name))).toEqual([]);
});

test('no package runs a script when it is installed', () => {
  expect(readFileSync('.npmrc', 'utf8')).toContain('\nignore-scripts=true\n');
  // It only replaces a small program by a faster one; tsx, who brings it, does not call that.
  const scripted = Object.entries(locked).filter(([, { hasInstallScript }]) => hasInstallScript);
  expect(scripted.map(([path]) => path)).toEqual(['node_modules/esbuild']);
});

test.each([
  ['react', 'src/design/mediaQuery.ts'],
  ['react-dom/client', 'src/app/client.tsx'],
  ['react-dom/server', 'src/app/prerender.tsx'],
  ['react-router-dom', 'src/app/navigation.tsx'],
  ['styled-components', 'src/design/Section.tsx'],
  ['framer-motion', 'src/design/carousel/Drag.tsx'],
  ['framer-motion', 'src/design/animation/animate.ts'],
  ['zod', 'src/documents/page.ts'],
  ['vite', 'src/preview/plugin.ts'],
  ['@testing-library/react', 'src/site/popup/Popup.browser.test.tsx'],
])('the named packages do the work that they are known for: %s in %s', (name, file) => {
  expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`from '${name}(?:/[\\w/-]+)?'`, 'u'));
});
