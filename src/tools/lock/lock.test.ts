import { describe, expect, test } from 'vitest';
import type { Shape } from '../../documents/shape.ts';
import { type Lock, type Subject, updateLock } from './lock.ts';
import { lockProblemText } from './messages.ts';

const shape = (properties: Record<string, Shape>, required: string[] = []): Shape => ({
  type: 'object',
  required,
  properties,
});
const text: Shape = { type: 'string', maxLength: 80 };
const first = shape({ headline: text }, ['headline']);
const second = shape({ title: text }, ['title']);

const lockOf = (version: number, locked: Shape, before?: Record<string, Shape>): Lock => ({
  blocks: { quote: { version, shape: locked, ...(before ? { before } : {}) } },
  documents: {},
});
const quote = (version: number, now: Shape): Subject => ({
  kind: 'blocks',
  name: 'quote',
  version,
  shape: now,
  file: 'src/blocks/quote/schema.ts',
  folder: 'src/blocks/quote',
});

const files = (...versions: number[]) =>
  versions.flatMap((version) => [
    `src/blocks/quote/migrations/${version}-to-${version + 1}.ts`,
    `src/blocks/quote/fixtures/v${version}.json`,
    `src/blocks/quote/migrated/v${version}.json`,
  ]);

const update = (lock: Lock, subjects: Subject[], present: string[] = [], relock: string[] = []) =>
  updateLock(lock, subjects, {
    exists: (path) => present.includes(path),
    relock: new Set(relock),
    fileOf: () => 'schema/lock.json',
  });

const EMPTY: Lock = { blocks: {}, documents: {} };

describe('the lock takes over', () => {
  test.each([
    ['a new schema', EMPTY, quote(1, first), [], lockOf(1, first)],
    ['nothing where nothing changed', lockOf(1, first), quote(1, first), [], lockOf(1, first)],
    [
      'a safe change',
      lockOf(1, first),
      quote(1, shape({ headline: text, note: text }, ['headline'])),
      [],
      lockOf(1, shape({ headline: text, note: text }, ['headline'])),
    ],
    [
      'a breaking change with all that it needs',
      lockOf(1, first),
      quote(2, second),
      files(1),
      lockOf(2, second, { 1: first }),
    ],
    [
      'a third version beside the first',
      lockOf(2, second, { 1: first }),
      quote(3, first),
      files(1, 2),
      lockOf(3, first, { 1: first, 2: second }),
    ],
  ])('%s', (_, lock, subject, present, next) => {
    expect(update(lock, [subject], present)).toEqual({ lock: next, problems: [] });
  });

  test('by request a breaking change of a version that no page was written for', () => {
    expect(update(lockOf(1, first), [quote(1, second)], [], ['quote'])).toEqual({
      lock: lockOf(1, second),
      problems: [],
    });
  });

  test('by request that a schema is gone', () => {
    expect(update(lockOf(1, first), [], [], ['quote'])).toEqual({ lock: EMPTY, problems: [] });
  });

  test('a document as it takes over a block', () => {
    const menu: Subject = { ...quote(1, first), kind: 'documents', name: 'menu' };
    expect(update(EMPTY, [menu]).lock).toEqual({ blocks: {}, documents: { menu: { version: 1, shape: first } } });
  });
});

const layout = (value: string): Shape => shape({ layout: { type: 'string', enum: ['a', 'b'], default: value } });

describe('the lock stays as it was, and says why, for', () => {
  test.each([
    {
      what: 'a breaking change in the same version',
      lock: lockOf(1, first),
      subjects: [quote(1, shape({ title: text, note: text }, ['title', 'note']))],
      de: `src/blocks/quote/schema.ts: Dateien in Version 1 von „quote“ sind nicht mehr gültig.
  - \`headline\` gibt es nicht mehr.
  - \`title\` ist neu und Pflicht.
  - \`note\` ist neu und Pflicht.
  Abhilfe: „version: 2“ im Schema, der Schritt in src/blocks/quote/migrations/1-to-2.ts,
  eine alte Datei in src/blocks/quote/fixtures/v1.json und dieselbe Datei danach in src/blocks/quote/migrated/v1.json
  (docs/blocks.md#changing-a-schema).
  Gibt es noch keine Dateien in dieser Version: npm run generate -- --relock quote`,
      en: `src/blocks/quote/schema.ts: files in version 1 of "quote" are no longer valid.
  - \`headline\` was removed.
  - \`title\` is new and required.
  - \`note\` is new and required.
  Fix: "version: 2" in the schema, the step in src/blocks/quote/migrations/1-to-2.ts,
  an old file in src/blocks/quote/fixtures/v1.json and the same file afterwards in src/blocks/quote/migrated/v1.json
  (docs/blocks.md#changing-a-schema).
  If no files exist in this version yet: npm run generate -- --relock quote`,
    },
    {
      what: 'a default that changes, also with a new version',
      lock: lockOf(1, layout('a')),
      subjects: [quote(2, layout('b'))],
      present: files(1),
      de: `src/blocks/quote/schema.ts: Version 2 von „quote“ ändert unbemerkt die Bedeutung vorhandener Dateien.
  - Wo \`layout\` fehlt, gilt "b" statt "a".
  Abhilfe: Machen Sie die Angabe zur Pflicht oder geben Sie ihr einen neuen Namen; der Schritt schreibt dann den alten Wert
  in die alten Dateien (docs/blocks.md#changing-a-schema).
  Ändert sich für Besucher nichts: npm run generate -- --relock quote`,
      en: `src/blocks/quote/schema.ts: version 2 of "quote" silently changes the meaning of existing files.
  - Where \`layout\` is left out, it is "b" instead of "a".
  Fix: make the property required or give it a new name; the step then writes the old value
  into the old files (docs/blocks.md#changing-a-schema).
  If nothing changes for visitors: npm run generate -- --relock quote`,
    },
    {
      what: 'a new version without step and fixtures',
      lock: lockOf(1, first),
      subjects: [quote(2, second)],
      present: files(1).slice(0, 1),
      de: `src/blocks/quote/schema.ts: Zu Version 2 von „quote“ fehlen Dateien, die zur Umstellung älterer Dateien nötig sind:
  - src/blocks/quote/fixtures/v1.json
  - src/blocks/quote/migrated/v1.json
  Abhilfe: docs/blocks.md#changing-a-schema`,
      en: `src/blocks/quote/schema.ts: version 2 of "quote" lacks files that are needed to migrate old ones:
  - src/blocks/quote/fixtures/v1.json
  - src/blocks/quote/migrated/v1.json
  Fix: docs/blocks.md#changing-a-schema`,
    },
    {
      what: 'a step that was deleted later',
      lock: lockOf(3, first, { 1: first, 2: second }),
      subjects: [quote(3, first)],
      present: files(1, 2).slice(1),
      de: `src/blocks/quote/schema.ts: Zu Version 3 von „quote“ fehlen Dateien, die zur Umstellung älterer Dateien nötig sind:
  - src/blocks/quote/migrations/1-to-2.ts
  Abhilfe: docs/blocks.md#changing-a-schema`,
      en: `src/blocks/quote/schema.ts: version 3 of "quote" lacks files that are needed to migrate old ones:
  - src/blocks/quote/migrations/1-to-2.ts
  Fix: docs/blocks.md#changing-a-schema`,
    },
    {
      what: 'a version that was skipped',
      lock: lockOf(1, first),
      subjects: [quote(3, second)],
      present: files(1, 2),
      de: `src/blocks/quote/schema.ts: „quote“ hat Version 3, die nächste ist 2.
  Abhilfe: „version: 2“; Versionen zählen einzeln aufwärts.`,
      en: `src/blocks/quote/schema.ts: "quote" has version 3; the next one is 2.
  Fix: "version: 2"; versions count up one by one.`,
    },
    {
      what: 'a version that went down',
      lock: lockOf(2, second, { 1: first }),
      subjects: [quote(1, second)],
      de: `src/blocks/quote/schema.ts: „quote“ hat Version 1, die nächste ist 2.
  Abhilfe: „version: 2“; Versionen zählen einzeln aufwärts.`,
      en: `src/blocks/quote/schema.ts: "quote" has version 1; the next one is 2.
  Fix: "version: 2"; versions count up one by one.`,
    },
    {
      what: 'a block that is gone',
      lock: lockOf(1, first),
      subjects: [],
      de: `schema/lock.json: „quote“ steht darin, aber das Schema gibt es nicht mehr.
  Abhilfe: Stellen Sie den Ordner wieder her, oder, wenn keine Seite ihn mehr braucht: npm run generate -- --relock quote`,
      en: `schema/lock.json: "quote" is locked, but there is no such schema any more.
  Fix: bring the folder back, or, if no page needs it any more: npm run generate -- --relock quote`,
    },
  ])('$what', ({ lock, subjects, present, de, en }) => {
    const { lock: next, problems } = update(lock, subjects, present);
    expect(next).toEqual(lock);
    expect(problems.map((problem) => lockProblemText(problem, 'de'))).toEqual([de]);
    expect(problems.map((problem) => lockProblemText(problem, 'en'))).toEqual([en]);
  });

  test('one schema while it takes over another', () => {
    const other = { ...quote(1, second), name: 'other' };
    const { lock, problems } = update(lockOf(1, first), [quote(1, second), other]);
    expect(lock.blocks).toEqual({ quote: { version: 1, shape: first }, other: { version: 1, shape: second } });
    expect(problems.map(({ kind, name }) => `${kind} ${name}`)).toEqual(['breaking quote']);
  });

  test('a new schema that starts with another version than 1', () => {
    expect(update(EMPTY, [quote(2, first)])).toEqual({
      lock: EMPTY,
      problems: [{ kind: 'version', file: 'src/blocks/quote/schema.ts', name: 'quote', version: 2, expected: 1 }],
    });
  });
});
