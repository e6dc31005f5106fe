import { expect, test } from 'vitest';
import { github, markdown, pretty } from './formats.ts';
import { type Impact, impactOf, type Side } from './impact.ts';
import { partsOfDocument, scriptName, scriptText } from './snapshot.ts';

const documentWith = (body: string, script: string, styles = 'a{}', build = 'aaa') =>
  `<html><style data-styled="true">${styles}</style><script type="module" src="/assets/bootstrap-${script}.js" integrity="sha384-${script}" async></script><link rel="modulepreload" href="/assets/Hero-${script}.js"><div id="root">${body}</div><script type="application/json" id="page-data">{"build":"${build}"}</script></html>`;

interface Made {
  documents: Record<string, string>;
  files?: Record<string, string>;
}

const side = ({ documents, files = {} }: Made): Side => ({
  documents: new Map(Object.entries(documents)),
  contentOf: (address) => files[address] ?? '',
  pages: ['/', '/security'].map((route) => ({
    route,
    blocks: new Set(route === '/' ? ['hero'] : ['cta']),
    media: new Set<string>(),
    shared: new Set<string>(),
  })),
  scripts: Object.keys(files),
  sizesOf: (route) => ({ html: documents[route]?.length ?? 0, js: 90_000, css: 7_000, media: 1_000_000 }),
  sentSize: (address) => files[address]?.length ?? 0,
});

const before = side({
  documents: {
    '/': documentWith('Alt', '11111111'),
    '/security': documentWith('Gleich', '11111111'),
    '/weg': documentWith('Weg', '11111111'),
  },
  files: {
    '/assets/bootstrap-11111111.js': 'import("./Hero-11111111.js")',
    '/assets/Hero-11111111.js': 'a',
    '/assets/popup-11111111.js': 'alt',
  },
});

test('what only has new names of scripts, or another build id, is the page it was', () => {
  const after = side({
    documents: {
      '/': documentWith('Alt', '22222222', 'a{}', 'bbb'),
      '/security': documentWith('Gleich', '22222222', 'a{}', 'bbb'),
      '/weg': documentWith('Weg', '22222222', 'a{}', 'bbb'),
    },
    files: {
      '/assets/bootstrap-22222222.js': 'import("./Hero-22222222.js")',
      '/assets/Hero-22222222.js': 'a',
      '/assets/popup-22222222.js': 'alt',
    },
  });
  expect(impactOf('main', before, after, ['docs/blocks.md'])).toEqual({
    base: 'main',
    routes: 3,
    touched: [],
    later: [],
    without: ['docs/blocks.md'],
  });
});

const after = side({
  documents: {
    '/': documentWith('Neu', '22222222', 'a{color:red}'),
    '/security': documentWith('Gleich', '22222222'),
    '/neu': documentWith('Neu', '22222222'),
  },
  files: {
    '/assets/bootstrap-22222222.js': 'import("./Hero-22222222.js")',
    '/assets/Hero-22222222.js': 'a',
    '/assets/popup-22222222.js': 'neuer Code',
  },
});
const changed = ['README.md', 'pages-data/index.json', 'pages-data/neu.json', 'src/blocks/hero/styles.ts'];
const impact: Impact = impactOf('main', before, after, changed);

const heroStyles = { kind: 'block', subject: 'hero', file: 'src/blocks/hero/styles.ts' };
const rest = { js: 90_000, css: 7_000, media: 1_000_000 };

test('pages that are others, with what differs, why and how much; scripts that come later; files without effect', () => {
  expect(impact).toEqual({
    base: 'main',
    routes: 4,
    touched: [
      {
        route: '/',
        state: 'changed',
        parts: ['content', 'styles'],
        causes: [{ kind: 'page', subject: '/', file: 'pages-data/index.json' }, heroStyles],
        before: { html: 304, ...rest },
        after: { html: 313, ...rest },
      },
      {
        route: '/neu',
        state: 'new',
        parts: ['content', 'styles', 'data', 'scripts', 'files', 'media'],
        causes: [{ kind: 'page', subject: '/neu', file: 'pages-data/neu.json' }, heroStyles],
        before: undefined,
        after: { html: 304, ...rest },
      },
      {
        route: '/weg',
        state: 'gone',
        parts: ['content', 'styles', 'data', 'scripts', 'files', 'media'],
        causes: [heroStyles],
        before: { html: 304, ...rest },
        after: undefined,
      },
    ],
    later: [{ name: 'popup.js', before: 3, after: 10 }],
    without: ['README.md'],
  });
});

test('pretty', () => {
  expect(pretty(impact, 'de').replaceAll('\u00a0', ' ')).toBe(`Gegenüber main: 3 von 4 Seiten sind anders.

/  Inhalt, Stile
  HTML 0,3 kB (+9 B) · JS 90,0 kB · CSS 7,0 kB · Medien 1.000,0 kB
  Seite: pages-data/index.json
  Block „hero“: src/blocks/hero/styles.ts

/neu  neu
  HTML 0,3 kB · JS 90,0 kB · CSS 7,0 kB · Medien 1.000,0 kB
  Seite: pages-data/neu.json
  Block „hero“: src/blocks/hero/styles.ts

/weg  entfallen
  HTML 0,3 kB · JS 90,0 kB · CSS 7,0 kB · Medien 1.000,0 kB
  Block „hero“: src/blocks/hero/styles.ts

Skripte, die erst später geladen werden:
  popup.js: 0,0 kB (+7 B)

Ohne Wirkung auf Seiten:
  README.md`);
});

test('markdown', () => {
  expect(markdown(impact, 'de').replaceAll('\u00a0', ' ')).toBe(`### Gegenüber main: 3 von 4 Seiten sind anders.

| Seite | anders | HTML | JS | CSS | Medien | Anlass |
| --- | --- | --- | --- | --- | --- | --- |
| \`/\` | Inhalt, Stile | 0,3 kB (+9 B) | 90,0 kB | 7,0 kB | 1.000,0 kB | Seite: pages-data/index.json; Block „hero“: src/blocks/hero/styles.ts |
| \`/neu\` | neu | 0,3 kB | 90,0 kB | 7,0 kB | 1.000,0 kB | Seite: pages-data/neu.json; Block „hero“: src/blocks/hero/styles.ts |
| \`/weg\` | entfallen | 0,3 kB | 90,0 kB | 7,0 kB | 1.000,0 kB | Block „hero“: src/blocks/hero/styles.ts |

Skripte, die erst später geladen werden:

- popup.js: 0,0 kB (+7 B)

Ohne Wirkung auf Seiten:

- README.md`);
});

test('github', () => {
  expect(
    github(impact, 'de'),
  ).toBe(`::notice file=pages-data/index.json,line=1,title=impact::Diese Datei berührt eine Seite: /.
::notice file=src/blocks/hero/styles.ts,line=1,title=impact::Diese Datei berührt 3 Seiten: /, /neu, /weg.
::notice file=pages-data/neu.json,line=1,title=impact::Diese Datei berührt eine Seite: /neu.
::notice title=impact::Gegenüber main: 3 von 4 Seiten sind anders.`);
});

test('a page that nothing explains says so', () => {
  expect(pretty(impactOf('main', before, after, []), 'de')).toContain(
    '/  Inhalt, Stile\n  HTML 0,3\u00a0kB (+9\u00a0B) · JS 90,0\u00a0kB · CSS 7,0\u00a0kB · Medien 1.000,0\u00a0kB\n  keine der geänderten Dateien erklärt es',
  );
});

test('data is what stands in the files that a document names, whatever build wrote them', () => {
  const html =
    '<script type="application/json" id="page-data">{"page":"/_data/a.json","site":"/assets/site-1.json"}</script>';
  const dataWith = (text: string, build: string, menu: string) =>
    partsOfDocument(html, (address) => (address === '/_data/a.json' ? `{"text":"${text}","build":"${build}"}` : menu))
      .data;
  expect(dataWith('Alt', 'aaa', 'Menü')).toBe(dataWith('Alt', 'bbb', 'Menü'));
  expect(dataWith('Alt', 'aaa', 'Menü')).not.toBe(dataWith('Neu', 'aaa', 'Menü'));
  expect(dataWith('Alt', 'aaa', 'Menü')).not.toBe(dataWith('Alt', 'aaa', 'Anderes'));
});

test.each(['C6EB4_', 'C6EB4_6C'])('a script is the same in builds that name it by %s', (hash) => {
  expect(scriptName(`/assets/resolve-elements-${hash}.js`)).toBe('/assets/resolve-elements.js');
  expect(scriptText(`import("./Hero-${hash}.js")`)).toBe('import("./Hero.js")');
  const partsWith = (name: string) => partsOfDocument(documentWith('', name), () => 'code');
  expect(partsWith(hash)).toEqual(partsWith(hash.replaceAll('C', 'D')));
});
