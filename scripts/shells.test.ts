import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createProject } from './fixture.ts';

let project: ReturnType<typeof createProject>;
beforeEach(() => {
  project = createProject();
});
afterEach(() => project.remove());

const packages = { 'node_modules/a': { version: '1.0.0' } };
const npmThat = (shell: string) => `echo "npm $*" >> calls.log\n${shell}`;
const npmThatInstalls = npmThat('mkdir -p node_modules && cp package-lock.json node_modules/.package-lock.json');

describe('dependencies', () => {
  const ensure = () =>
    project.run(['-e', `import('./scripts/install.mjs').then((shell) => shell.ensureDependencies())`]);

  test('are installed once, development ones too', async () => {
    project.writeLockfiles(packages);
    project.writeProgram('npm', npmThatInstalls);
    expect((await ensure()).code).toBe(0);
    expect((await ensure()).code).toBe(0);
    expect(project.calls()).toEqual([expect.stringMatching(/^npm ci --include=dev --ignore-scripts /u)]);
  });

  test('that someone installed by hand are left alone, without the optional ones of other systems', async () => {
    const other = { 'node_modules/a-win32': { version: '1.0.0', optional: true } };
    project.writeLockfiles({ ...packages, ...other }, packages);
    expect(await ensure()).toEqual({ code: 0, output: '' });
    expect(project.calls()).toEqual([]);
  });

  test.each([
    ['another version is wanted', { 'node_modules/a': { version: '2.0.0' } }],
    ['one more is wanted', { ...packages, 'node_modules/b': { version: '1.0.0' } }],
    ['one is not wanted any more', {}],
  ])('are installed again when %s', async (_, wanted) => {
    project.writeLockfiles(packages, packages);
    await ensure();
    project.writeLockfiles(wanted);
    project.writeProgram('npm', npmThatInstalls);
    await ensure();
    await ensure();
    expect(project.calls()).toHaveLength(1);
  });

  test('that cannot be installed end the command with npm’s code', async () => {
    project.writeLockfiles(packages);
    project.writeProgram('npm', 'exit 7');
    const { code, output } = await ensure();
    expect(code).toBe(7);
    expect(output).toContain('ließen sich nicht installieren; die Ursache steht in den Zeilen darüber.');
  });

  test('that nobody can be asked for are no riddle: npm’s own words, and what to look at', async () => {
    project.writeLockfiles(packages);
    project.writeProgram('npm', 'echo "npm error code EAI_AGAIN" >&2\nexit 1');
    const { code, output } = await ensure();
    expect(code).toBe(1);
    expect(output).toContain('npm error code EAI_AGAIN\n');
    expect(output).toContain('Das Paketverzeichnis ist nicht zu erreichen.');
  });
});

describe('people-pages', () => {
  beforeEach(() => {
    project.writeLockfiles(packages, packages);
  });

  test('passes arguments on and keeps the exit code', async () => {
    project.writeScript('scripts/validate.ts', 'validate', 3);
    expect((await project.run(['scripts/people-pages.mjs', 'validate', '--pages', 'a b'])).code).toBe(3);
    expect(project.calls()).toEqual(['validate --pages a b']);
  });
});

describe('start', () => {
  beforeEach(() => {
    project.writeLockfiles(packages, packages);
    project.write('dist/build.json', '{}');
    project.writeScript('server/main.ts', 'server');
  });

  test('builds, then serves the folder that the build was told to write', async () => {
    project.writeScript('scripts/build.ts', 'build');
    expect((await project.run(['scripts/people-pages.mjs', 'start', '--lang', 'en', '--out', 'other'])).code).toBe(0);
    expect(project.calls()).toEqual(['build --out other --quick', `server ${project.folder}/other`]);
  });

  test('with --no-build serves what is there', async () => {
    project.writeScript('scripts/build.ts', 'build');
    expect((await project.run(['scripts/people-pages.mjs', 'start', '--no-build'])).code).toBe(0);
    expect(project.calls()).toEqual([`server ${project.folder}/dist`]);
  });

  test('with --no-build says when nothing is built', async () => {
    const { code, output } = await project.run(['scripts/people-pages.mjs', 'start', '--no-build', '--out', 'other']);
    expect(code).toBe(1);
    expect(output).toContain('In other/ liegt keine gebaute Website. Zuerst: npm run build');
    expect(project.calls()).toEqual([]);
  });

  test('with --no-build refuses what only a build takes', async () => {
    const { code, output } = await project.run(['scripts/people-pages.mjs', 'start', '--no-build', '--port', '4831']);
    expect(code).toBe(2);
    expect(output).toMatch(/^--port 4831: Mit --no-build wird nicht gebaut.* PORT=4831\.$/mu);
    expect(project.calls()).toEqual([]);
  });

  test('and the build that it starts speak the language of the call', async () => {
    project.write('scripts/build.ts', 'console.log(process.env.PEOPLE_PAGES_LANG); process.exit(1);');
    const { output } = await project.run(['scripts/people-pages.mjs', 'start', '--lang', 'en']);
    expect(output).toMatch(/^en\nThe site was not started because it could not be built/u);
  });

  test.skipIf(process.platform === 'win32')('does not outlive the shell that npm started it in', async () => {
    project.writeScript('scripts/build.ts', 'build');
    project.write(
      'server/main.ts',
      `import { appendFileSync } from 'node:fs';
      setInterval(() => {}, 1_000);
      process.on('SIGTERM', () => { appendFileSync('calls.log', 'stopped\\n'); process.exit(0); });
      process.kill(process.ppid, 'SIGKILL');`,
    );
    const shell = `const { spawn } = require('node:child_process');
      spawn(process.execPath, ['scripts/people-pages.mjs', 'start'], { stdio: 'ignore' });`;
    await project.run(['-e', shell], { npm_lifecycle_event: 'start' });
    await expect.poll(project.calls, { timeout: 10_000 }).toEqual(['build --out dist --quick', 'stopped']);
  });

  test('does not serve an old site after a failed build, and says so', async () => {
    project.writeScript('scripts/build.ts', 'build', 5);
    const { code, output } = await project.run(['scripts/people-pages.mjs', 'start']);
    expect(code).toBe(5);
    expect(output).toContain('Die Website wurde nicht gestartet');
    expect(output).toContain('Der letzte gute Stand liegt unverändert in dist/.');
    expect(project.calls()).toEqual(['build --out dist --quick']);
  });

  describe('shows new pictures as they are, and has the rest built while it serves', () => {
    const note = (name: string) => `import { appendFileSync, writeFileSync } from 'node:fs';
      appendFileSync('calls.log', '${name} ' + process.argv.slice(2).join(' ') + '\\n');`;
    const build = (second: string) => {
      project.write('server/main.ts', note('server'));
      const first = `if (process.argv.includes('--quick')) writeFileSync('dist/build.json', '{ "pending": 3 }');`;
      project.write('scripts/build.ts', `${note('build')} ${first} else { ${second} }; process.exit(0);`);
    };
    const everything = [
      'build --out dist --demo --quick',
      expect.stringMatching(/^server /u),
      'build --out dist --demo',
    ];

    test('as the call said', async () => {
      build('');
      const { code, output } = await project.run(['scripts/people-pages.mjs', 'start', '--demo']);
      expect(code).toBe(0);
      expect(project.calls()).toEqual(everything);
      expect(output).toContain('3 neue Bilder werden vorerst so gezeigt, wie sie sind');
      expect(output).toContain('Alle Bilder liegen jetzt in allen Größen vor.');
    });

    test('and says what went wrong with it', async () => {
      build(`console.error('bild.jpg ist beschädigt'); process.exit(1);`);
      const { output } = await project.run(['scripts/people-pages.mjs', 'start', '--demo']);
      expect(project.calls()).toEqual(everything);
      expect(output).toContain('bild.jpg ist beschädigt');
      expect(output).not.toContain('Alle Bilder liegen jetzt');
    });
  });
});

describe('check', () => {
  beforeEach(() => {
    project.writeLockfiles(packages, packages);
    project.write('pages-data/index.json', '{}');
    project.write('pages-data/live/event-production.json', '{}');
    project.write('pages-data/_site/site.json', '{}');
    project.writeScript('scripts/generate.ts', 'generate');
    project.writeScript('scripts/validate.ts', 'validate');
    project.writePackage('@biomejs/biome', 'biome');
    project.writePackage('typescript', 'tsc');
    project.writePackage('knip', 'knip');
    project.writePackage('ajv-cli', 'ajv');
  });

  test('runs every step, ajv once for every schema; goes on after a failure, names it, and ends with 1', async () => {
    project.writePackage('typescript', 'tsc', 2);
    const { code, output } = await project.run(['scripts/people-pages.mjs', 'check']);
    expect(code).toBe(1);
    const marks = [...output.matchAll(/^[✓✗] \w+/gmu)].map(([mark]) => mark);
    expect(marks).toEqual(['✓ generate', '✓ format', '✗ types', '✓ unused', '✓ validate', '✓ ajv']);
    expect(output).toContain('Nicht in Ordnung: types.');
    const programs = project.calls().map((call) => call.split(' ')[0]);
    expect(programs).toEqual(['generate', 'biome', 'tsc', 'knip', 'validate', ...Array(9).fill('ajv')]);
    expect(project.calls()[0]).toBe('generate --check');
    const schemas = project.calls().flatMap((call) => /-s schema\/(\w+)\.schema\.json/u.exec(call)?.[1] ?? []);
    expect(schemas).toEqual(['page', 'section', 'site', 'edition', 'menu', 'form', 'redirects', 'words', 'theme']);
  });

  test('has ajv-cli look at every kind of document', async () => {
    project.linkPackage('ajv-cli');
    for (const name of ['page', 'section', 'site', 'edition', 'menu', 'form', 'redirects', 'words']) {
      project.copy(`schema/${name}.schema.json`);
    }
    const site = ['site', 'menu', 'redirects', 'words', 'forms/a'].map((name) => `_site/${name}`);
    const english = ['en/index', '_shared/en/a', ...site.slice(0, 2).map((name) => name.replace('/', '/en/'))];
    const faulty = ['index', 'live/event-production', '_shared/a', ...site, ...english];
    for (const name of [...faulty, '_media/picture']) project.write(`pages-data/${name}.json`, '{ "unknown": true }');
    const { code, output } = await project.run(['scripts/people-pages.mjs', 'check', '--only', 'ajv']);
    expect(code).toBe(1);
    const named = [...output.matchAll(/^pages-data\/(.+)\.json invalid$/gmu)].map(([, name]) => name);
    expect(named.sort()).toEqual(faulty.sort());
  });

  test('runs one step alone', async () => {
    expect((await project.run(['scripts/people-pages.mjs', 'check', '--only', 'types'])).code).toBe(0);
    expect(project.calls()).toEqual(['tsc -b']);
  });
});

describe('test', () => {
  beforeEach(() => {
    project.writeLockfiles(packages, packages);
    project.writeProgram('chromium-headless-shell', '');
    project.writeScript('scripts/build.ts', 'build');
    project.writeScript('scripts/check.ts', 'check');
    project.writePackage('vitest', 'vitest');
  });

  test('checks, builds, and gives the tests their browser', async () => {
    const program = `import { appendFileSync } from 'node:fs'; appendFileSync('calls.log', process.env.CHROMIUM_PATH);`;
    project.write('node_modules/vitest/bin.js', program);
    expect((await project.run(['scripts/people-pages.mjs', 'test'])).code).toBe(0);
    const [browser, ...before] = project.calls().toReversed();
    expect(before.toSorted()).toEqual(['build', 'check']);
    expect(browser).toBe(`${project.folder}/bin/chromium-headless-shell`);
  });

  test.each([[['--project', 'unit']], [['--project=unit']]])('%j needs no build and no browser', async (args) => {
    project.writeProgram('chromium-headless-shell', 'exit 1');
    expect((await project.run(['scripts/people-pages.mjs', 'test', '--no-check', ...args])).code).toBe(0);
    expect(project.calls()).toEqual([`vitest run ${args.join(' ')}`]);
  });

  test('says how long it will take: at first roughly, then as long as the same call took last time', async () => {
    const call = ['scripts/people-pages.mjs', 'test', '--no-check', '--project', 'unit'];
    expect((await project.run(call)).output).toBe(
      'Alle Tests brauchen auf zwei Prozessoren etwa 16 min, nur die Einheiten 5 min.\n',
    );
    expect((await project.run(call)).output).toBe('Das dauerte beim letzten Mal 0.0 min.\n');
  });

  test('failed checks do not hold up the tests, but count', async () => {
    project.writeScript('scripts/check.ts', 'check', 1);
    expect((await project.run(['scripts/people-pages.mjs', 'test'])).code).toBe(1);
    expect(project.calls()).toContain('vitest run');
  });

  test('failed tests count', async () => {
    project.writePackage('vitest', 'vitest', 4);
    expect((await project.run(['scripts/people-pages.mjs', 'test'])).code).toBe(4);
  });

  test('a failed build ends it', async () => {
    project.writeScript('scripts/build.ts', 'build', 6);
    expect((await project.run(['scripts/people-pages.mjs', 'test'])).code).toBe(6);
    expect(project.calls().toSorted()).toEqual(['build', 'check']);
  });
});
