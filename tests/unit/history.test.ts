import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { DocumentName } from '../../src/documents/documents.ts';
import type { SubjectKind } from '../../src/documents/shape.ts';
import { history } from '../../src/pipeline/read/versions/history.gen.ts';
import type { OldVersion } from '../../src/pipeline/read/versions/history.ts';
import { partsOf } from '../../src/pipeline/read/versions/parts.ts';
import { folderOf } from '../../src/tools/lock/subjects.ts';
import { applyStep } from '../../src/tools/migrate/apply.ts';
import { migrateFile } from '../../src/tools/migrate/migrate.ts';

/** Every older version of every schema, with a page that was written for it and the page as it has to come out. */
const old = [
  ...Object.entries(history.blocks).flatMap(([name, versions]) => cases('blocks', name, 'page', versions)),
  ...(['page', 'site', 'menu', 'form'] as const).flatMap((name) =>
    cases('documents', name, name, history.documents[name] ?? []),
  ),
];

function cases(kind: SubjectKind, name: string, document: DocumentName, versions: readonly OldVersion[]) {
  const read = (folder: string, version: number) =>
    readFileSync(`${folderOf(kind, name)}/${folder}/v${version}.json`, 'utf8');
  return versions.map(({ version }) => ({
    ...{ kind, name, document, version, steps: versions.slice(version - 1), current: versions.length + 1 },
    ...{ before: read('fixtures', version), after: read('migrated', version) },
  }));
}

const migrate = (text: string, document: DocumentName) =>
  migrateFile({ path: 'page.json', bytes: new TextEncoder().encode(text) }, document, history);

/** The same value, the properties of every object in the opposite order. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([name, inner]) => [name, reversed(inner)]),
  );
}

test('nothing is older than version 1, and no version is left out', () => {
  const counted = Object.values(history).flatMap((schemas) => Object.values(schemas));
  for (const versions of counted) expect(versions.map(({ version }) => version)).toEqual(versions.map((_, i) => i + 1));
  expect(counted.filter((versions) => versions.length >= 3).length).toBeGreaterThanOrEqual(2);
});

test.each(Object.entries(history.blocks))(
  '%s has a fixture for every older version, and for no other',
  (name, versions) => {
    const files = versions.map(({ version }) => `v${version}.json`);
    for (const folder of ['fixtures', 'migrated']) expect(readdirSync(`src/blocks/${name}/${folder}`)).toEqual(files);
  },
);

describe.each(old)('$name version $version', ({ kind, name, document, version, current, steps, before, after }) => {
  const migration = migrate(before, document);

  test('comes out as the newest version, nothing else touched', () => {
    expect(migration).toMatchObject({ kind: 'migrated', after });
  });

  test('is known for what it is, without a mark', () => {
    const parts = migration?.kind === 'migrated' ? migration.parts : [];
    const own = parts.filter(({ part }) => part.kind === kind && part.name === name);
    expect(own.length).toBeGreaterThan(0);
    for (const { from, to } of own) expect({ from, to }).toEqual({ from: version, to: current });
  });

  test('is never taken for the newest version where that would give it another meaning', () => {
    const told = migration?.kind === 'migrated' ? migration.parts.map(({ part }) => part) : [];
    const untold = partsOf(document, JSON.parse(before)).filter(
      (part) => part.kind === kind && part.name === name && !told.some(({ path }) => path.at(-1) === part.path.at(-1)),
    );
    for (const { path } of untold) {
      expect(steps.reduce((text, { step }) => applyStep(text, path, step), before)).toBe(before);
    }
  });

  test.each([
    ['on one line', JSON.stringify(JSON.parse(before))],
    ['in four blanks', JSON.stringify(JSON.parse(before), null, 4)],
    ['in tabs', JSON.stringify(JSON.parse(before), null, '\t')],
    ['from the last property to the first', JSON.stringify(reversed(JSON.parse(before)), null, 2)],
  ])('means the same when it was written %s', (_, text) => {
    const rewritten = migrate(text, document);
    expect(rewritten?.kind === 'migrated' && JSON.parse(rewritten.after)).toEqual(JSON.parse(after));
  });

  test('has nothing left to be done afterwards', () => {
    expect(migrate(after, document)).toBeUndefined();
  });
});
