import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const SCHEMA = 'src/blocks/intro/schema.ts';
const LOCK = 'schema/lock.json';
/** What becomes of an old page of another block, on which there is this block too. */
const OTHER = 'src/blocks/textImage/migrated/v1.json';

/** The project once more, to change a schema in. */
let project: string;
beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'generate-'));
  for (const path of ['src', 'scripts', 'schema', 'package.json', 'tsconfig.json']) {
    cpSync(path, join(project, path), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
});
beforeEach(() => {
  for (const path of ['src/blocks/intro', OTHER, 'src/pipeline/read/versions/history.gen.ts', 'schema']) {
    rmSync(join(project, path), { recursive: true });
    cpSync(path, join(project, path), { recursive: true });
  }
});
afterAll(() => rmSync(project, { recursive: true }));

const generate = (...args: string[]) => generateFrom(project, ...args);

function generateFrom(caller: string, ...args: string[]) {
  const command = ['--import', 'tsx', 'scripts/people-pages.ts', 'generate', ...args];
  const env = { ...process.env, PEOPLE_PAGES_CALLER: caller };
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: project, env, encoding: 'utf8' });
  return { status, stdout, stderr };
}

const read = (path: string) => readFileSync(join(project, path), 'utf8');
const write = (path: string, text: string) => {
  rmSync(join(project, path), { force: true });
  writeFileSync(join(project, path), text);
};
const edit = (path: string, from: string, to: string) => write(path, read(path).replace(from, to));

const BREAKING = `src/blocks/intro/schema.ts: Dateien in Version 1 von „intro“ sind nicht mehr gültig.
  - \`lead\` heißt jetzt \`text\`.
  Abhilfe: „version: 2“ im Schema, der Schritt in src/blocks/intro/migrations/1-to-2.ts,
  eine alte Datei in src/blocks/intro/fixtures/v1.json und dieselbe Datei danach in src/blocks/intro/migrated/v1.json
  (docs/blocks.md#changing-a-schema).
  Gibt es noch keine Dateien in dieser Version: npm run generate -- --relock intro
`;

test('a breaking change is not blessed: generating leaves the lock as it is, and the check fails with the way out', () => {
  const before = read(LOCK);
  edit(SCHEMA, 'lead:', 'text:');
  const generated = generate();
  expect(generated).toMatchObject({ status: 0, stderr: expect.stringContaining(BREAKING) });
  expect(generated.stdout).toContain('geschrieben: schema/page.schema.json\n');
  expect(read(LOCK)).toBe(before);
  expect(generate('--check')).toEqual({ status: 1, stdout: '', stderr: expect.stringContaining(BREAKING) });
});

test('with version, step and fixtures it is locked, the old shape beside the new one, and examples are migrated', () => {
  edit(SCHEMA, 'lead:', 'text:');
  edit(SCHEMA, "tone: 'light'", "tone: 'light', version: 2");
  for (const folder of ['migrations', 'fixtures', 'migrated']) {
    cpSync(`src/blocks/process/${folder}`, join(project, 'src/blocks/intro', folder), { recursive: true });
  }
  const step =
    "import { rename, type Step } from '../../../fields/steps.ts';\n\nexport const step: Step = [rename('lead', 'text')];\n";
  write('src/blocks/intro/migrations/1-to-2.ts', step);
  expect(generate('--lang', 'en').stderr).toContain(OTHER);
  edit(OTHER, '"intro", "lead"', '"intro", "text"');
  expect(generate()).toMatchObject({ status: 0, stderr: '' });
  expect(read('src/blocks/intro/examples.json')).toBe(
    readFileSync('src/blocks/intro/examples.json', 'utf8').replaceAll('"lead"', '"text"'),
  );
  const { intro } = JSON.parse(read(LOCK)).blocks;
  expect(intro.version).toBe(2);
  expect(Object.keys(intro.shape.properties)).toContain('text');
  expect(Object.keys(intro.before[1].properties)).toContain('lead');
  expect(read('src/pipeline/read/versions/history.gen.ts')).toContain(
    "import { step as blocks_intro_1 } from '../../../blocks/intro/migrations/1-to-2.ts';\n",
  );
});

test('a safe change makes the lock stale, and generating takes it over; files are named as the caller finds them', () => {
  edit(SCHEMA, 'text(48)', 'text(60)');
  const { status, stderr } = generate('--check', '--lang', 'en');
  expect(stderr).toBe(`Out of date:
  schema/page.schema.json
  schema/page.editor.schema.json
  schema/catalogue.json
  schema/blocks.md
  schema/en/page.editor.schema.json
  schema/en/catalogue.json
  schema/en/blocks.md
  schema/lock.json
To do: npm run generate
`);
  expect(status).toBe(1);
  expect(generateFrom(join(project, 'schema')).stdout).toContain('geschrieben: lock.json\n');
});

test('a version that no page was written for is locked anew by request', () => {
  edit(SCHEMA, 'lead:', 'text:');
  expect(generate('--relock', 'intro')).toMatchObject({ status: 0, stderr: expect.not.stringContaining('gültig') });
  expect(JSON.parse(read(LOCK)).blocks.intro.shape.required).toEqual(['type', 'text']);
});

test('a name that stands for no schema is wrong usage', () => {
  const { status, stderr } = generate('--relock', 'itnro');
  expect(stderr.split('\n')[0]).toBe('--relock itnro: kein Schema');
  expect(status).toBe(2);
});

test.each(['{', '{}'])('a lock that holds %s is told as damaged', (text) => {
  write(LOCK, text);
  const { status, stderr } = generate();
  expect(stderr.split('\n')[0]).toBe('schema/lock.json ist beschädigt. Nehmen Sie den letzten Stand aus git.');
  expect(status).toBe(2);
  expect(read(LOCK)).toBe(text);
});

test('an example that the schema refuses is named, and neither reference nor schema show it', () => {
  const file = 'src/blocks/intro/examples.json';
  const examples = JSON.parse(read(file));
  write(file, JSON.stringify({ ...examples, smallest: { ...examples.smallest, led: 'nobody asked for this' } }));
  const { status, stderr } = generate();
  expect(stderr).toContain(`${file}:1:`);
  expect(stderr).toContain('gibt es keine Angabe `led`.');
  expect(stderr).toContain('Bis dahin fehlen diese Beispiele in Referenz und Katalog.\n');
  expect(status).toBe(0);
  for (const path of [
    'schema/blocks.md',
    'schema/page.schema.json',
    'schema/page.editor.schema.json',
    'schema/catalogue.json',
    'schema/en/blocks.md',
    'schema/en/page.editor.schema.json',
    'schema/en/catalogue.json',
  ])
    expect(read(path)).not.toContain('nobody asked');
  expect(generate('--check').status).toBe(1);
});

test('examples that are no JSON, or not there, are named, and all else is generated', () => {
  const file = 'src/blocks/intro/examples.json';
  write(file, '{\n  "smallest": {,\n}\n');
  const broken = generate();
  expect(broken.stderr).toContain(`${file}:2:16  Fehler`);
  expect(broken).toMatchObject({ status: 0, stdout: expect.stringContaining('geschrieben: schema/catalogue.json\n') });
  rmSync(join(project, file));
  expect(generate()).toMatchObject({ status: 0, stderr: expect.stringContaining(`${file} fehlt; bis dahin`) });
});
