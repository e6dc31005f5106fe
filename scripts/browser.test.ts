import { existsSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createProject } from './fixture.ts';

let project: ReturnType<typeof createProject>;
beforeEach(() => {
  project = createProject();
  project.write(
    'node_modules/playwright/package.json',
    '{ "type": "module", "exports": "./index.js", "bin": "cli.js" }',
  );
  project.write(
    'node_modules/playwright/index.js',
    `export const chromium = { executablePath: () => '${project.folder}/own/chrome' };`,
  );
  project.writeScript('node_modules/playwright/cli.js', 'playwright');
});
afterEach(() => project.remove());

/** Only programs of the test are on the PATH, so that no browser of this machine is found and nothing is installed. */
function ensure(env: Record<string, string> = {}) {
  const program = `import('./scripts/browser.ts')
    .then((shell) => shell.ensureBrowser())
    .then(console.log, (error) => { console.log(error.message); process.exit(1); })`;
  return project.run(['--import', 'tsx', '-e', program], { PATH: `${project.folder}/bin`, ...env });
}

test('the browser that CHROMIUM_PATH names comes first', async () => {
  project.writeProgram('chromium', '');
  project.writeProgram('mine', '');
  expect(await ensure({ CHROMIUM_PATH: `${project.folder}/bin/mine` })).toEqual({
    code: 0,
    output: `${project.folder}/bin/mine\n`,
  });
});

test('a CHROMIUM_PATH that leads nowhere is an error, not a hint', async () => {
  project.writeProgram('chromium', '');
  const { code, output } = await ensure({ CHROMIUM_PATH: '/nowhere/chromium' });
  expect(code).toBe(1);
  expect(output).toContain('CHROMIUM_PATH ist „/nowhere/chromium“');
});

test('a program on the PATH that does not start is passed over', async () => {
  project.writeProgram('chromium', 'exit 1');
  project.writeProgram('google-chrome', '');
  expect((await ensure()).output).toBe(`${project.folder}/bin/google-chrome\n`);
});

test('Playwright’s own browser is taken where it is there', async () => {
  project.writeProgram('../own/chrome', '');
  expect((await ensure()).output).toBe(`${project.folder}/own/chrome\n`);
});

describe.runIf(process.getuid?.() === 0 && existsSync('/etc/debian_version'))('in CI, as root on Debian', () => {
  /** apt that can install these packages, each with a program of its name, and does nothing where one is wanted that it has not. */
  const aptWith = (...names: string[]) =>
    project.writeProgram(
      'apt-get',
      `echo "apt-get $*" >> calls.log
    [ "$1" = install ] || exit 0
    shift 3
    for name; do case " ${names.join(' ')} " in *" $name "*) ;; *) exit 100; esac; done
    for name; do printf '#!/bin/sh\\n' > bin/$name; /bin/chmod 755 bin/$name; done`,
    );
  const installing = (...names: string[]) => `apt-get install -y --no-install-recommends ${names.join(' ')}`;

  test('it is installed by apt, with its headless shell', async () => {
    aptWith('chromium', 'chromium-headless-shell');
    expect((await ensure({ CI: 'true' })).output).toContain(`${project.folder}/bin/chromium-headless-shell\n`);
    expect(project.calls()).toEqual(['apt-get update', installing('chromium', 'chromium-headless-shell')]);
  });

  test('where there is no shell, alone', async () => {
    aptWith('chromium');
    expect((await ensure({ CI: 'true' })).output).toContain(`${project.folder}/bin/chromium\n`);
    expect(project.calls()).toEqual([
      'apt-get update',
      installing('chromium', 'chromium-headless-shell'),
      installing('chromium'),
    ]);
  });
});

test('the headless shell is preferred', async () => {
  project.writeProgram('chromium', '');
  project.writeProgram('chromium-headless-shell', '');
  expect((await ensure()).output).toBe(`${project.folder}/bin/chromium-headless-shell\n`);
});

test('outside CI nothing is installed: it says what is missing, and the command that brings it', async () => {
  project.writeProgram('apt-get', 'echo "apt-get $*" >> calls.log');
  const { code, output } = await ensure();
  expect(code).toBe(1);
  expect(output).toMatch(/^Chromium oder Chrome fehlt\. .*npx playwright install (?:--with-deps )?chromium\n/u);
  expect(project.calls()).toEqual([]);
});

test('in CI, where no way leads to a browser, it says so too', async () => {
  project.writeProgram('apt-get', 'exit 100');
  const { code, output } = await ensure({ CI: 'true' });
  expect(code).toBe(1);
  expect(output).toContain('Chromium oder Chrome fehlt.');
  expect(project.calls()).toEqual([expect.stringMatching(/^playwright install (?:--with-deps )?chromium$/u)]);
});
