import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { mailQueue } from '../mail/delivery/queue.ts';
import { runOutbox } from '../mail/outbox/command.ts';
import { bodyOf, startForms, storedIn } from '../server/capture/fixture.ts';
import { openDatabase } from '../server/database.ts';
import { csv, list } from '../server/submissions/formats.ts';
import { readArguments } from './cli/arguments.ts';
import { runInProcess } from './cli/testing.ts';
import outbox from './outbox.ts';
import { orderFlags, readOrder } from './submissions/order.ts';
import command from './submissions.ts';

let site: Awaited<ReturnType<typeof startForms>>;
let folder: string;
beforeAll(async () => {
  site = await startForms();
  folder = join(site.file, '..');
  for (const name of ['Ada', 'Eve', '=1+1']) await site.post(bodyOf({ name, email: `${name}@Example.com` }));
});
afterAll(() => site.stop());

afterEach(() => void vi.unstubAllEnvs());

/** The command, while the server runs. */
const submissions = (...args: string[]) => commandIn(folder, args);

async function commandIn(dataFolder: string, args: string[]): Promise<{ code: number; output: string }> {
  vi.stubEnv('DATA_DIR', dataFolder);
  const { code, stdout, stderr } = await runInProcess(command, ...args);
  return { code, output: stdout + stderr };
}

test('lists what was sent, oldest first, while the server runs', async () => {
  const { code, output } = await submissions('list');
  expect(code).toBe(0);
  expect(output).toMatch(
    /^[0-9a-f-]{36} {2}\d{4}-\d\d-\d\d \d\d:\d\d {2}sample {2}Ada {3}Ada@Example\.com {3}Security\n/u,
  );
  expect(output.trim().split('\n')).toHaveLength(3);
});

test('finds a person by address, in capitals or not', async () => {
  const { output } = await submissions('export', '--email', 'eve@example.COM', '--format', 'json');
  expect(JSON.parse(output)).toMatchObject([{ form: 'sample', values: { name: 'Eve' } }]);
});

test('exports for spreadsheets, without formulas, to a file that others cannot read', async () => {
  const file = join(folder, 'export.csv');
  expect((await submissions('export', '--out', file)).code).toBe(0);
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(/^\uFEFF"id";"received_at";"form";"page";"service_tag";"consent_version";"name";"email"/u);
  expect(text).toContain(`;"'=1+1";"'=1+1@Example.com";"'+49 (30) 23125-000";`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await submissions('export', '--out', file)).toMatchObject({
    code: 1,
    output: `${file} gibt es schon; der Befehl überschreibt nichts.\n`,
  });
});

test('backs up what is in the log too, while the server runs, to a file that others cannot read', async () => {
  const file = join(folder, 'backup', 'site.db');
  expect(await submissions('backup', '--out', file)).toEqual({
    code: 0,
    output: `3 Einsendungen in ${file} geschrieben.\n`,
  });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await submissions('backup', '--out', file)).toEqual({
    code: 1,
    output: `${file} gibt es schon; der Befehl überschreibt nichts.\n`,
  });
  expect(await storedIn(file)).toEqual(await site.stored());
});

test('in a backup, mail that waits is given up: a server that starts with it sends none twice', async () => {
  const open = (file: string) => openDatabase({ url: pathToFileURL(file).href, file });
  const [original, file] = [open(site.file), join(folder, 'held', 'site.db')];
  const message = { id: 'one', kind: 'notice', from: 'a@b.example', to: 'c@b.example', raw: '' } as const;
  await mailQueue(original).add([message], Date.now());
  expect((await submissions('backup', '--out', file)).code).toBe(0);
  expect(readdirSync(dirname(file))).toEqual(['site.db']);
  const copy = open(file);
  const states = [original, copy].map(
    async (database) => (await runOutbox({ verb: 'list' }, mailQueue(database), 'en', 0)).text,
  );
  expect(await Promise.all(states)).toEqual([
    expect.stringMatching(/waits until .* 0 attempts$/u),
    expect.stringMatching(/given up .*From a backup, probably delivered since\.$/u),
  ]);
  await Promise.all([original.close(), copy.close()]);
});

test('a backup that cannot be made leaves no file', async () => {
  const out = join(folder, 'remote.db');
  vi.stubEnv('DATABASE_URL', 'http://127.0.0.1:9');
  expect(await submissions('backup', '--out', out)).toEqual({
    code: 1,
    output: 'Die Datenbank liegt nicht auf diesem Rechner. Sichern Sie sie dort, wo sie liegt.\n',
  });
  expect(existsSync(out)).toBe(false);
});

test('deletes only what is named, and only when told so', async () => {
  expect((await submissions('delete', '--email', 'ada@example.com')).code).toBe(2);
  expect(await submissions('delete', '--email', 'ada@example.com', '--yes')).toEqual({
    code: 0,
    output: '1 Einsendung gelöscht.\n',
  });
  expect(await submissions('delete', '--email', 'ada@example.com', '--yes', '--lang', 'en')).toEqual({
    code: 1,
    output: 'No submission fits.\n',
  });
  expect((await site.stored()).map(({ values }) => values.name)).toEqual(['Eve', '=1+1']);
  const files = [site.file, `${site.file}-wal`].map((path) => readFileSync(path, 'latin1')).join('');
  expect(files).not.toContain('Ada@Example.com');
  expect(files).toContain('Eve@Example.com');
});

test.each([
  ['submissions', command],
  ['outbox', outbox],
])('a database that cannot be had is said in one sentence by %s', async (name, asked) => {
  const broken = join(folder, `broken-${name}`);
  mkdirSync(join(broken, 'site.db'), { recursive: true });
  vi.stubEnv('DATA_DIR', broken);
  expect(await runInProcess(asked, 'list')).toEqual({
    code: 1,
    stdout: '',
    stderr: 'Die Datenbank ist nicht erreichbar (EISDIR). Stimmen DATA_DIR oder DATABASE_URL?\n',
  });
});

test.each([
  ['submissions', command, ['delete', '--email', 'ada@example.com', '--yes']],
  ['outbox', outbox, ['list']],
])('where there is no database, %s says so and makes none', async (_, asked, args) => {
  const wrong = join(folder, 'wrong');
  vi.stubEnv('DATA_DIR', wrong);
  expect(await runInProcess(asked, ...args)).toEqual({
    code: 1,
    stdout: '',
    stderr: `Es gibt keine Datenbank ${join(wrong, 'site.db')}. DATA_DIR nennt den Ordner, in dem sie liegt.\n`,
  });
  expect(existsSync(wrong)).toBe(false);
});

test('an export that cannot be written names its file', async () => {
  const blocked = join(folder, 'blocked');
  writeFileSync(blocked, '');
  const file = join(blocked, 'export.csv');
  expect(await submissions('export', '--out', file)).toEqual({
    code: 1,
    output: `${file} lässt sich nicht schreiben (ENOTDIR). Nennen Sie eine andere Datei, oder schaffen Sie Platz.\n`,
  });
  rmSync(blocked);
});

describe('the call', () => {
  const orderOf = (args: string[]) => {
    const { flags, operands } = readArguments(orderFlags, args, true);
    return readOrder(operands, flags);
  };

  const id = '0190a0b0-0000-7000-8000-000000000000';

  test.each<[string[], object]>([
    [['list'], { command: 'list', filter: {}, format: 'csv' }],
    [['list', '--since', '2026-01-31'], { filter: { since: '2026-01-31T00:00:00.000Z' } }],
    [['export', '--form', 'newsletter', '--format', 'json'], { filter: { form: 'newsletter' }, format: 'json' }],
    [['delete', id, '--yes'], { command: 'delete', filter: { ids: [id] }, yes: true }],
  ])('%j', (args, order) => {
    expect(orderOf(args)).toMatchObject(order);
  });

  test.each([
    [[], 'Was soll geschehen? Möglich sind: list | export | delete [KENNUNG…] | backup'],
    [['drop'], '„drop“ geht so nicht. Möglich sind: list | export | delete [KENNUNG…] | backup'],
    [['delete'], 'delete: ID … | --form | --since | --email'],
    [['backup'], 'backup: --out'],
    [['backup', '--out', 'x.db', '--form', 'sample'], 'backup: --out'],
    [['delete', 'alle'], 'alle: ID?'],
    [['list', '--since', 'gestern'], '--since gestern: 2026-01-31 | 2026-01-31T09:00:00Z'],
    [['list', '--since', '2026-13-01'], '--since 2026-13-01: 2026-01-31 | 2026-01-31T09:00:00Z'],
    [['export', '--format', 'xls'], '--format xls: csv | json'],
  ])('%j is wrong', (args, message) => {
    expect(() => orderOf(args)).toThrow(message);
  });
});

describe('a cell', () => {
  const record = {
    id: '1',
    receivedAt: '2026-01-31T09:00:00.000Z',
    form: 'f',
    page: '/',
    serviceTag: '',
    consentVersion: '',
  };
  const cellOf = (value: string) =>
    csv([{ ...record, values: { value } }])
      .split('\r\n')
      .at(1)
      ?.split(';')
      .slice(6)
      .join(';');

  test.each([
    ['=HYPERLINK("http://evil.example")', `"'=HYPERLINK(""http://evil.example"")"`],
    ['+49', `"'+49"`],
    ['-1', `"'-1"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['\t=1', `"'\t=1"`],
    ['\0=1', `"'\0=1"`],
    ['\n=1', `"'\n=1"`],
    ['＝1', `"'＝1"`],
    ['1;2', '"1;2"'],
    ['"', '""""'],
    ['a\nb', '"a\nb"'],
    ['', '""'],
    ['Ada', '"Ada"'],
  ])('%j is written %s', (value, cell) => {
    expect(cellOf(value)).toBe(cell);
  });

  test('of a form that lacks the field is empty', () => {
    const text = csv([
      { ...record, values: { name: 'Ada' } },
      { ...record, id: '2', values: { email: 'x' } },
    ]);
    expect(
      text
        .split('\r\n')
        .slice(0, 3)
        .map((line) => line.split(';').slice(6).join(';')),
    ).toEqual(['"name";"email"', '"Ada";""', '"";"x"']);
  });

  test('no submissions make no lines', () => {
    expect([list([]), csv([])]).toEqual([
      '',
      '\uFEFF"id";"received_at";"form";"page";"service_tag";"consent_version"\r\n',
    ]);
  });
});
