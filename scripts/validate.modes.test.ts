import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { commandLine } from './cli/process.ts';
import { runInProcess } from './cli/testing.ts';
import command from './validate.ts';

const MISTAKES = 'tests/fixtures/mistakes';

/** A copy of the sound site of the fixtures, to be spoilt. */
let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'validate-')), 'pages');
  cpSync(`${MISTAKES}/base`, folder, { recursive: true });
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

async function validate(...args: string[]) {
  const { code, stdout, stderr } = await runInProcess(command, '--pages', folder, ...args);
  return { code, stdout: stdout.replaceAll(folder, 'pages'), stderr: stderr.replaceAll(folder, 'pages') };
}

const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const sound = readFileSync(`${MISTAKES}/base/security.json`, 'utf8');
const spoil = (...replacements: Array<[string, string]>) =>
  writeFileSync(
    join(folder, 'security.json'),
    replacements.reduce((text, [right, wrong]) => text.replace(right, wrong), sound),
  );

describe('--fix', () => {
  test('fixes what leaves nothing to choose and tells it; the file is as it was before the mistakes', async () => {
    spoil(['"tone"', '"tnoe"'], ['"featureGrid"', '"featurGrid"'], ['"users" }\n', '"users" },\n']);
    expect(await validate('--fix')).toEqual({
      code: 0,
      stdout: `pages/security.json:7:7  behoben  unknown-property  "tnoe" → "tone"
pages/security.json:12:15  behoben  unknown-block-type  "featurGrid" → "featureGrid"
pages/security.json:18:100  behoben  syntax-trailing-comma  , gelöscht
3 Probleme in 1 Datei behoben.

3 Seiten geprüft: 0 Fehler, 0 Warnungen.
`,
      stderr: '',
    });
    expect(read('security.json')).toBe(sound);
    expect(readdirSync(folder)).toEqual(readdirSync(`${MISTAKES}/base`));
  });

  test('leaves the rest to a person, and ends with 1', async () => {
    spoil(['"tone"', '"tnoe"'], ['"title": "Schutz,', '"claim": "Schutz,']);
    const { code, stdout } = await validate('--fix', '--lang', 'en');
    expect(stdout).toContain(
      'pages/security.json:7:7  fixed  unknown-property  "tnoe" → "tone"\n1 problem fixed in 1 file.',
    );
    expect(stdout).toContain('`claim` is not a property of the block `hero`. Did you mean `title`?');
    expect(stdout).toMatch(/3 pages checked: 1 error, 0 warnings\.\n$/u);
    expect(code).toBe(1);
    expect(read('security.json')).toBe(sound.replace('"title": "Schutz,', '"claim": "Schutz,'));
  });

  test('touches no file that needs nothing', async () => {
    const times = () =>
      ['security.json', 'index.json', '_site/menu.json'].map((path) => statSync(join(folder, path)).mtimeMs);
    const before = times();
    expect(await validate('--fix')).toEqual({
      code: 0,
      stdout: '3 Seiten geprüft: 0 Fehler, 0 Warnungen.\n',
      stderr: '',
    });
    expect(times()).toEqual(before);
  });

  test('keeps the access rights of a file', async () => {
    spoil(['"tone"', '"tnoe"']);
    const { mode } = statSync(join(folder, 'security.json'));
    await validate('--fix');
    expect(statSync(join(folder, 'security.json')).mode).toBe(mode);
  });
});

test('a reader that stops early ends the output, not the command: nothing is thrown, and the code is that of the check', async () => {
  spoil(['"tone": "dark"', '"tone": "blau"']);
  const child = spawn(process.execPath, commandLine('validate', '--pages', folder));
  child.stdout.destroy();
  let told = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    told += text;
  });
  const [code] = await once(child, 'close');
  expect({ code, told }).toEqual({ code: 1, told: '' });
}, 45_000);

describe('--changed', () => {
  const git = (...args: string[]) => {
    const who = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'init.defaultBranch=main'];
    const { status, stderr } = spawnSync('git', [...who, ...args], { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  };
  const commit = () => {
    git('add', '--all');
    git('commit', '--quiet', '--message', 'Stand');
  };
  beforeEach(() => git('init', '--quiet'));

  test('says how a repository of another user, as in a container, is allowed', async () => {
    commit();
    vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
    const { code, stderr } = await validate('--changed');
    vi.unstubAllEnvs();
    expect(stderr).toContain(
      '--changed: git liest das Repository von pages nicht, denn es gehört einem anderen Benutzer.',
    );
    expect(stderr).toContain('Geben Sie es frei: git config --global --add safe.directory ');
    expect(code).toBe(2);
  });

  test('says nothing of what was wrong before, but counts it', async () => {
    spoil(['"tone": "dark"', '"tone": "blau"']);
    commit();
    writeFileSync(join(folder, 'index.json'), read('index.json').replace('"title"', '"title" '));
    expect(await validate('--changed')).toEqual({
      code: 0,
      stdout: `3 Seiten geprüft: 0 Fehler, 0 Warnungen.
Verglichen mit HEAD: 1 Datei geändert.
Andere Dateien hatten schon vorher 1 Fehler und 0 Warnungen; npm run validate zeigt sie.
`,
      stderr: '',
    });
  });

  test('reports a deleted page where others link to it', async () => {
    commit();
    rmSync(join(folder, 'security.json'));
    const { code, stdout } = await validate('--changed', 'HEAD', '--format', 'github', '--lang', 'en');
    expect(stdout.split('\n').filter((line) => line.startsWith('::error'))).toEqual([
      '::error file=_site/menu.json,line=10,col=49,endLine=10,endColumn=60,title=link-target-missing::There is no page "/security". Create the page with `npm run new:page` or change the link.',
      '::error file=index.json,line=19,col=22,endLine=19,endColumn=33,title=link-target-missing::There is no page "/security". Create the page with `npm run new:page` or change the link.',
      '::error file=live/event-production.json,line=23,col=18,endLine=23,endColumn=40,title=link-target-missing::There is no page "/security". Create the page with `npm run new:page` or change the link.',
    ]);
    expect(code).toBe(1);
  });

  test('compares with where a branch began, and sees new files', async () => {
    commit();
    git('branch', '--move', 'main');
    git('switch', '--quiet', '--create', 'thema');
    spoil(['"tone": "dark"', '"tone": "blau"']);
    commit();
    writeFileSync(join(folder, 'neu.json'), '{');
    const { code, stdout } = await validate('--changed', 'main', '--format', 'json');
    const { findings, change } = JSON.parse(stdout);
    expect(findings.map((finding: { file: string; code: string }) => `${finding.file} ${finding.code}`)).toEqual([
      'pages/neu.json syntax-unclosed',
      'pages/security.json unknown-value',
    ]);
    expect({ change, code }).toEqual({
      change: { base: 'main', files: 2, before: { errors: 0, warnings: 0 } },
      code: 1,
    });
  });

  test('reports everything where the checks have changed, too', async () => {
    const site = join(folder, '..');
    renameSync(join(folder, '.git'), join(site, '.git'));
    spoil(['"tone": "dark"', '"tone": "blau"']);
    mkdirSync(join(site, 'blocks/quote'), { recursive: true });
    writeFileSync(join(site, 'blocks/quote/schema.ts'), 'export {};\n');
    commit();
    expect((await validate('--changed')).code).toBe(0);
    writeFileSync(join(site, 'blocks/quote/schema.ts'), 'export const changed = true;\n');
    const { code, stdout } = await validate('--changed');
    expect(stdout).toContain('unknown-value');
    expect(stdout).toContain(
      'Auch die Prüfung hat sich geändert (blocks/quote/schema.ts): Alle Probleme werden gezeigt.',
    );
    expect(code).toBe(1);
  });

  test('with --fix fixes the files of the change only', async () => {
    spoil(['"tone"', '"tnoe"']);
    commit();
    writeFileSync(join(folder, 'index.json'), read('index.json').replace('"description"', '"desciption"'));
    const broken = read('security.json');
    expect((await validate('--changed', '--fix')).stdout).toContain('1 Problem in 1 Datei behoben.');
    expect(read('security.json')).toBe(broken);
  });

  test('a link that a file has taken the place of was no page before', async () => {
    spoil(['"tone": "dark"', '"tone": "blau"']);
    const spoilt = read('security.json');
    rmSync(join(folder, 'security.json'));
    symlinkSync('index.json', join(folder, 'security.json'));
    commit();
    rmSync(join(folder, 'security.json'));
    writeFileSync(join(folder, 'security.json'), spoilt);
    const { findings, change } = JSON.parse((await validate('--changed', '--format', 'json')).stdout);
    expect(findings.map((finding: { file: string; code: string }) => `${finding.file} ${finding.code}`)).toEqual([
      'pages/security.json unknown-value',
    ]);
    expect(change).toEqual({ base: 'HEAD', files: 1, before: { errors: 0, warnings: 0 } });
  });

  test('a revision that git does not know ends with 2', async () => {
    commit();
    expect(await validate('--changed', 'nirgends')).toEqual({
      code: 2,
      stdout: '',
      stderr:
        '--changed nirgends: Diesen Stand kennt git nicht. In einem flachen Klon hilft „git fetch --unshallow“, in CI „fetch-depth: 0“.\n',
    });
  });

  test('a folder in no repository ends with 2', async () => {
    rmSync(join(folder, '.git'), { recursive: true });
    expect(await validate('--changed', '--lang', 'en')).toEqual({
      code: 2,
      stdout: '',
      stderr: '--changed: pages is not in a Git repository.\n',
    });
  });

  test('a machine without git ends with 2', async () => {
    vi.stubEnv('PATH', '');
    expect(await validate('--changed')).toEqual({ code: 2, stdout: '', stderr: 'git ist nicht installiert.\n' });
    vi.unstubAllEnvs();
  });
});

test.each([[[]], [['--fix']], [['--changed']]])(
  '%j with a symbolic link among the pages ends with 2, and changes nothing',
  async (args) => {
    execFileSync('git', ['init', '--quiet'], { cwd: folder });
    spoil(['"tone"', '"tnoe"']);
    const before = read('security.json');
    symlinkSync('security.json', join(folder, 'schutz.json'));
    expect(await validate(...args)).toEqual({
      code: 2,
      stdout: '',
      stderr:
        'pages/schutz.json ist eine symbolische Verknüpfung. Legen Sie stattdessen die Datei selbst dort ab oder löschen Sie den Eintrag.\n',
    });
    expect(read('security.json')).toBe(before);
  },
);

test.each([
  ['json', (text: string) => JSON.parse(text)],
  ['sarif', (text: string) => JSON.parse(text).runs[0]],
  ['github', (text: string) => text],
  ['junit', (text: string) => text],
])('programs that read %s are told of a symbolic link, too', async (format, parsed) => {
  symlinkSync('security.json', join(folder, 'schutz.json'));
  const { code, stdout, stderr } = await validate('--format', format);
  const text = stderr.trimEnd();
  expect(text).toContain('pages/schutz.json ist eine symbolische Verknüpfung.');
  const file = 'pages/schutz.json';
  const locations = [{ physicalLocation: { artifactLocation: { uri: file } } }];
  const notification = { level: 'error', message: { text }, locations };
  expect({ code, said: parsed(stdout) }).toEqual({
    code: 2,
    said: {
      json: { ok: false, unread: [{ file, message: text }], pages: 0, errors: 0, warnings: 0, findings: [] },
      sarif: expect.objectContaining({
        invocations: [{ executionSuccessful: false, toolExecutionNotifications: [notification] }],
        results: [],
      }),
      github: `::error file=${file}::${text}\n`,
      junit: expect.stringContaining(`<error message="${text}"/>`),
    }[format],
  });
});

test('programs are told why there is no comparison, too', async () => {
  const { code, stdout } = await validate('--changed', '--format', 'json');
  expect(JSON.parse(stdout)).toMatchObject({
    ok: false,
    unread: [{ message: '--changed: pages liegt in keinem Git-Repository.' }],
  });
  expect(code).toBe(2);
});

/** One process for all of these: only it shows that the command goes on, and that a signal ends it. */
describe('--watch', () => {
  let watched: string;
  let child: ChildProcess;
  let output = '';
  const shown = (text: string) => expect.poll(() => output, { timeout: 40_000 }).toContain(text);
  const save = (text: string) => writeFileSync(join(watched, 'security.json'), text);
  const withTone = (tone: string) => sound.replace('"dark"', `"${tone}"`);

  beforeAll(async () => {
    watched = join(mkdtempSync(join(tmpdir(), 'validate-')), 'pages');
    cpSync(`${MISTAKES}/base`, watched, { recursive: true });
    const args = commandLine('validate', '--pages', watched, '--watch');
    const env = { ...process.env, NO_COLOR: '1', PEOPLE_PAGES_CALLER: dirname(watched) };
    child = spawn(process.execPath, args, { env });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text.replaceAll(watched, 'pages');
      });
    }
    await vi.waitFor(() => expect(output).toContain('Warte auf Änderungen in pages (Ende mit Strg+C).'), 40_000);
  }, 45_000);
  beforeEach(() => {
    output = '';
  });
  afterAll(async () => {
    child.kill('SIGINT');
    await once(child, 'exit');
    rmSync(join(watched, '..'), { recursive: true });
  });

  test('prints what a save has made wrong, and what it has fixed', async () => {
    save(withTone('drak'));
    await shown('`tone` darf nicht "drak" sein. Meinten Sie `dark`?');
    await shown('3 Seiten geprüft: 1 Fehler, 0 Warnungen.');
    output = '';
    save(sound);
    await shown('3 Seiten geprüft: 0 Fehler, 0 Warnungen.');
    expect(output).toBe(
      '\npages/security.json  erledigt  unknown-value  /blocks/0/tone\n\n3 Seiten geprüft: 0 Fehler, 0 Warnungen.\n',
    );
  });

  test('names the guides of the engine as they lie from where it was called', async () => {
    save(sound.replace('"hero"', '"Wiese"'));
    await shown(`${relative(dirname(watched), resolve('schema/blocks.md'))} beschreibt sie.`);
    save(sound);
    await shown('erledigt  unknown-block-type');
  });

  test('sees a file that an editor replaces, more than once', async () => {
    for (const tone of ['blau', 'rot', 'gelb']) {
      writeFileSync(join(watched, 'x.tmp'), withTone(tone));
      renameSync(join(watched, 'x.tmp'), join(watched, 'security.json'));
      await shown(`\`tone\` darf nicht "${tone}" sein.`);
    }
  });

  test('outlives the folder, and sees it when it is back', async () => {
    renameSync(watched, `${watched}2`);
    await shown('--pages pages: Das ist kein Ordner.');
    renameSync(`${watched}2`, watched);
    save(sound);
    await shown('3 Seiten geprüft: 0 Fehler, 0 Warnungen.');
    save(withTone('grau'));
    await shown('`tone` darf nicht "grau" sein.');
    save(sound);
    await shown('erledigt  unknown-value');
  });

  test('names a symbolic link for as long as it is there', async () => {
    symlinkSync('security.json', join(watched, 'schutz.json'));
    await shown('pages/schutz.json ist eine symbolische Verknüpfung. Legen Sie stattdessen die Datei selbst dort ab');
    output = '';
    rmSync(join(watched, 'schutz.json'));
    save(sound);
    await shown('3 Seiten geprüft: 0 Fehler, 0 Warnungen.');
    expect(child.exitCode).toBeNull();
  });
});

test.runIf(existsSync('/dev/full'))('an answer that a full disk has not taken is incomplete, not a finding', () => {
  const full = openSync('/dev/full', 'w');
  const stdio = ['ignore' as const, full, 'pipe' as const];
  const args = commandLine('validate', '--pages', folder, '--format', 'json', '--lang', 'en');
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', stdio });
  closeSync(full);
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: 'The output could not be written in full. (ENOSPC: no space left on device, write)\n',
  });
});

test.each([
  [['--watch', '--fix'], '--watch und --fix lassen sich nicht kombinieren.'],
  [['--watch', '--changed'], '--watch und --changed lassen sich nicht kombinieren.'],
  [['--watch', '--format', 'json'], '--watch und --format json lassen sich nicht kombinieren.'],
  [['--watch', '--date', 'morgen'], '--date morgen: JJJJ-MM-TT'],
])('%j is wrong usage', async (args, sentence) => {
  const { code, stdout, stderr } = await validate(...args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr.split('\n')[0]).toBe(sentence);
});
