import { expect, test } from 'vitest';
import { idleScripts, importClosure } from './chunks.ts';

const manifest = {
  'client.tsx': { file: 'client-1.js', imports: ['react', 'app'], dynamicImports: ['hero', 'cta'] },
  app: { file: 'app-1.js', imports: ['react'] },
  react: { file: 'react-1.js' },
  hero: { file: 'hero-1.js', imports: ['picture', 'react'] },
  cta: { file: 'cta-1.js', imports: ['button'] },
  button: { file: 'button-1.js', imports: ['picture'] },
  picture: { file: 'picture-1.js', imports: ['button'] },
};

test.each([
  [['react'], ['/react-1.js']],
  [['client.tsx'], ['/client-1.js', '/react-1.js', '/app-1.js']],
  [['hero'], ['/hero-1.js', '/picture-1.js', '/button-1.js', '/react-1.js']],
  [
    ['client.tsx', 'hero', 'cta'],
    ['/client-1.js', '/react-1.js', '/app-1.js', '/hero-1.js', '/picture-1.js', '/button-1.js', '/cta-1.js'],
  ],
  [
    ['hero', 'hero'],
    ['/hero-1.js', '/picture-1.js', '/button-1.js', '/react-1.js'],
  ],
  [[], []],
])('%j needs %j at once, each once, also in a circle, and nothing that is loaded later', (sources, files) => {
  expect(importClosure(manifest, sources)).toEqual(files);
});

test.each(['faq', ''])('a source that was not built ("%s") fails the build', (source) => {
  expect(() => importClosure(manifest, ['react', source])).toThrow(`The build's manifest has no "${source}"`);
});

test('scripts are idle that only what a site goes without leads to', () => {
  const bootstrap = { file: 'bootstrap.js', dynamicImports: ['client.tsx'] };
  const all = { ...manifest, 'src/app/bootstrap.ts': bootstrap, title: { file: 'title.woff2' } };
  expect(idleScripts(all, (source) => source === 'cta')).toEqual(['cta-1.js']);
  expect(idleScripts(all, (source) => source === 'hero' || source === 'cta').sort()).toEqual([
    'button-1.js',
    'cta-1.js',
    'hero-1.js',
    'picture-1.js',
  ]);
  // What is needed at once stays, whoever goes without it.
  expect(idleScripts(all, (source) => source === 'react')).toEqual([]);
});
