import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

const FOLDERS = ['docs', 'functions', 'mail', 'media-sources', 'schema', 'scripts', 'server', 'src', 'tests'];
const REQUIREMENTS = 'docs/requirements.md';
const SELF = 'tests/unit/references.test.ts';
/** Files that a text makes up as its example. */
const EXAMPLE = /\b(?:NAME|dates-future|quoteWall)\b/u;

/** Every text that people read: code, documents, scripts; not content and not generated data. */
const files = [
  ...readdirSync('.'),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) =>
      posix.join(folder, path.replaceAll('\\', '/')),
    ),
  ),
].filter((path) => /\.(?:md|mjs|mts|ts|tsx|py)$/u.test(path));

const ids = [...readFileSync(REQUIREMENTS, 'utf8').matchAll(/\*\*(R-[A-Z0-9]+-\d+)\*\*/gu)].map(([, id]) => id);

test('every requirement has an id of its own', () => {
  expect(ids.length).toBeGreaterThan(300);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('every reference to a document, an anchor, a requirement or a source file leads somewhere', () => {
  const others = files.filter((file) => file !== SELF);
  expect(others.flatMap((file) => brokenIn(file, readFileSync(file, 'utf8')))).toEqual([]);
});

test.each([
  ['docs/a.md', 'see [that](b.md)', 'docs/a.md:1 docs/b.md'],
  ['docs/a.md', '\n[that](requirements.md#nowhere)', 'docs/a.md:2 docs/requirements.md#nowhere'],
  ['docs/a.md', '# Here\n[that](#there)', 'docs/a.md:2 docs/a.md#there'],
  ['README.md', '![picture](docs/images/missing.webp)', 'README.md:1 docs/images/missing.webp'],
  ['README.md', 'in `src/missing`', 'README.md:1 src/missing'],
  ['src/a.ts', '/** Like `missing/there.ts`. */', 'src/a.ts:1 missing/there.ts'],
  ['src/a.ts', '// see docs/requirements.md#nowhere', 'src/a.ts:1 docs/requirements.md#nowhere'],
  ['src/a.ts', '// R-MENU-99', 'src/a.ts:1 R-MENU-99'],
  ['src/a.ts', '/** Specification, section 5. */', 'src/a.ts:1 Specification'],
  ['src/a.ts', '/** As checklist B has it. */', 'src/a.ts:1 checklist'],
])('%s is refused %j', (file, text, broken) => {
  expect(brokenIn(file, text)).toEqual([broken]);
});

test.each([
  [
    'docs/a.md',
    '# Wer, was & wo\n[here](#wer-was--wo), [there](https://example.com/x#y), [those](requirements.md#menu)',
  ],
  ['src/a.ts', '// R-MENU-1, docs/requirements.md#menu'],
  ['src/a.ts', '/** The checklist of docs/requirements.md#menu. */'],
])('%s may say %j', (file, text) => {
  expect(brokenIn(file, text)).toEqual([]);
});

/** Places in a file that refer to something that is not there: `file:line target`. */
function brokenIn(file: string, text: string): string[] {
  const isDocument = file.endsWith('.md');
  return text.split('\n').flatMap((line, index) => {
    const documents = isDocument ? [...linksIn(file, line), ...pathsIn(line)] : documentsIn(file, line);
    const sources = isDocument || isComment(line) ? sourcesIn(line) : [];
    const targets = new Set([
      ...documents.filter((target) => !EXAMPLE.test(target) && !isThere(target, file, text)),
      ...sources.filter((name) => !EXAMPLE.test(name) && !isSource(name)),
      ...allOf(/\bR-[A-Z0-9]+-\d+\b/gu, line).filter((id) => !ids.includes(id)),
      ...(isDocument ? [] : citationsIn(line)),
    ]);
    return [...targets].map((target) => `${file}:${index + 1} ${target}`);
  });
}

const allOf = (pattern: RegExp, line: string) => [...line.matchAll(pattern)].map(([match, first]) => first ?? match);

const isComment = (line: string) => /^\s*(?:\/?\*|\/\/|#)/u.test(line);

/** Targets of Markdown links inside the project, from its root. */
const linksIn = (file: string, line: string): string[] =>
  allOf(/\]\(([^)\s]+)\)/gu, line.replaceAll(/`[^`]*`/gu, ''))
    .filter((target) => !/^(?:[a-z]+:|\/)/u.test(target))
    .map((target) => (target.startsWith('#') ? file + target : posix.join(posix.dirname(file), target)));

/** Files and folders that a document names in code style, from the root. */
const pathsIn = (line: string): string[] =>
  allOf(/`((?:docs|functions|mail|schema|scripts|server|src|tests)\/[\w./-]+)`/gu, line);

/** Source files that a document or comment names in code style, by the end of their path. */
const sourcesIn = (line: string): string[] => allOf(/`(\w[\w./-]*\.(?:m?ts|tsx|mjs))`/gu, line);

const isSource = (name: string) => files.some((file) => `/${file}`.endsWith(`/${name}`));

/** Documents that code names, in comments and messages; in tests only comments count, their texts may be made up. */
const documentsIn = (file: string, line: string): string[] => {
  if (file.includes('.test.') && !isComment(line)) return [];
  return allOf(/\bdocs\/[\w/-]+\.md(?:#[\p{L}\p{N}-]+)?/gu, line);
};

/** Documents that are named without saying where they are. */
const citationsIn = (line: string): string[] =>
  /docs\/|\bR-[A-Z0-9]+-\d/u.test(line)
    ? []
    : allOf(/\b(?:specification|checklists?|decisions,|art direction)/giu, line);

function isThere(target: string, file: string, text: string): boolean {
  const [path = '', anchor] = target.split('#');
  if (path !== file && !existsSync(path)) return false;
  if (anchor === undefined) return true;
  return anchorsOf(path === file ? text : readFileSync(path, 'utf8')).includes(decodeURIComponent(anchor));
}

/** Anchors of a document's headings, as GitHub makes them. */
function anchorsOf(markdown: string): string[] {
  const headings = allOf(/^#{1,6} (.+)$/gmu, markdown);
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
