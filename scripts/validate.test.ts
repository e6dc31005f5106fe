import { expect, test } from 'vitest';
import { runInProcess } from './cli/testing.ts';
import command from './validate.ts';

const mistakes = 'tests/fixtures/mistakes';
const sound = `${mistakes}/base`;
/** A mistake without the site around it: one more reason to fail, and no reason to stop at the first. */
const faulty = `${mistakes}/misspelt-value`;

const validate = (...args: string[]) => runInProcess(command, ...args);

test('a sound site ends with 0 and one line', async () => {
  expect(await validate('--pages', sound)).toEqual({
    code: 0,
    stdout: '3 Seiten geprüft: 0 Fehler, 0 Warnungen.\n',
    stderr: '',
  });
});

test('without flags the pages of the project are checked', async () => {
  const { code, stdout } = await validate();
  expect(stdout).toMatch(/\d+ Seiten geprüft: 0 Fehler, \d+ Warnungen?\.\n$/u);
  expect(code).toBe(0);
});

test('findings end with 1, each with file, line and column, the place marked', async () => {
  const { code, stdout, stderr } = await validate('--pages', faulty);
  expect(stdout).toContain(`${faulty}/security.json:7:15  Fehler  unknown-value  Block 1 „hero“  /blocks/0/tone
  6 |       "type": "hero",
> 7 |       "tone": "drak",
                    ^^^^^^
  8 |       "title": "Schutz, den man kaum bemerkt",
  \`tone\` darf nicht "drak" sein. Meinten Sie \`dark\`?
  erwartet: light, sand, dark – gefunden: "drak"
`);
  expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
});

test('speaks English on request', async () => {
  expect((await validate('--pages', sound, '--lang', 'en')).stdout).toBe('3 pages checked: 0 errors, 0 warnings.\n');
  const { stdout } = await validate('--pages', faulty, '--lang', 'en');
  expect(stdout).toContain('`tone` cannot be "drak". Did you mean `dark`?');
  expect(stdout).not.toMatch(/Fehler|Meinten|geprüft/u);
});

test('writes JSON for programs', async () => {
  const { code, stdout } = await validate('--pages', faulty, '--format', 'json');
  const report: unknown = JSON.parse(stdout);
  expect(report).toMatchObject({ ok: false, warnings: 0, errors: expect.any(Number), pages: expect.any(Number) });
  expect(report).toHaveProperty(
    'findings',
    expect.arrayContaining([
      expect.objectContaining({
        code: 'unknown-value',
        severity: 'error',
        file: `${faulty}/security.json`,
        line: 7,
        column: 15,
        endLine: 7,
        endColumn: 21,
        pointer: '/blocks/0/tone',
        block: { index: 0, type: 'hero' },
        expected: 'light, sand, dark',
        received: '"drak"',
        nearest: 'dark',
        message: '`tone` darf nicht "drak" sein.',
        remedy: 'Meinten Sie `dark`?',
      }),
    ]),
  );
  expect(code).toBe(1);
});

test('writes JSON too where nothing is wrong', async () => {
  const { code, stdout } = await validate('--pages', sound, '--format', 'json', '--date', '2026-05-01');
  expect(JSON.parse(stdout)).toEqual({
    ok: true,
    pages: 3,
    errors: 0,
    warnings: 0,
    findings: [],
    day: '2026-05-01',
    unpublished: [],
  });
  expect(code).toBe(0);
});

test('a day that the calendar does not have is wrong usage', async () => {
  const { code, stderr } = await validate('--pages', sound, '--date', '2026-02-30');
  expect(stderr.split('\n')[0]).toBe(
    '`--date` nennt einen Tag, den es nicht gibt: 2026-02-30. Der letzte Tag dieses Monats ist "2026-02-28".',
  );
  expect(code).toBe(2);
});

test('writes workflow commands for GitHub, one a line', async () => {
  const { code, stdout } = await validate('--pages', faulty, '--format', 'github');
  const lines = stdout.trimEnd().split('\n');
  expect(lines).toContain(
    `::error file=${faulty}/security.json,line=7,col=15,endLine=7,endColumn=21,title=unknown-value::\`tone\` darf nicht "drak" sein. Meinten Sie \`dark\`?`,
  );
  for (const line of lines)
    expect(line).toMatch(
      /^::(?:error|warning) file=[^,]+,line=\d+,col=\d+,endLine=\d+,endColumn=\d+,title=[a-z0-9-]+::\S/u,
    );
  expect(code).toBe(1);
  expect(await validate('--pages', sound, '--format', 'github')).toEqual({ code: 0, stdout: '', stderr: '' });
});

test.each([
  ['a folder that is not there', ['--pages', 'no-such-folder'], '--pages no-such-folder: Das ist kein Ordner.'],
  ['a file for a folder', ['--pages', 'package.json'], '--pages package.json: Das ist kein Ordner.'],
  ['an unknown format', ['--format', 'xml'], '--format xml: pretty | json | github | sarif | junit'],
  ['an unknown language', ['--lang', 'fr'], '--lang fr: de | en'],
  ['an unknown flag', ['--page', 'a'], '--page gibt es nicht. Meinten Sie --pages?'],
  ['a flag without its value', ['--pages'], '--pages braucht einen Wert.'],
  ['a stray word', ['pages-data'], '„pages-data“ ist hier nicht vorgesehen.'],
])('%s is wrong usage: 2, the reason and the usage', async (_, args, reason) => {
  const { code, stdout, stderr } = await validate(...args);
  expect(stderr).toContain(reason);
  expect(stderr).toContain('\n\nnpx people-pages validate [Optionen]\n');
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
});
