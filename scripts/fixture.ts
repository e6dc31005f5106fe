import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));

/** What is real in the project of a test: the commands that start others, and what they are made of. */
const REAL = [
  ...['bundle', 'child', 'install', 'language', 'people-pages', 'run', 'build/written-stack'].map(
    (name) => `${name}.mjs`,
  ),
  ...['build/site-files.ts', 'cli', 'browser.ts', 'start.ts', 'test.ts', 'check.ts', 'check', 'check-dependencies.ts'],
];

const REAL_SOURCES = [
  'src/documents/site-files.ts',
  'src/findings/errors.ts',
  'src/findings/nearest.ts',
  'src/findings/synonyms.ts',
  'src/files/shell-argument.ts',
  'src/files/write.ts',
  'src/words/language.ts',
];

/**
 * A project of its own in a temporary folder: the real commands that start others and the real tsx, and everything that they
 * call replaced by programs that note their call in `calls.log` and end as the test wants it.
 */
export function createProject() {
  const folder = mkdtempSync(join(tmpdir(), 'project-'));
  /** A file of the real project, at the same place. */
  const copy = (path: string) => cpSync(join(here, '..', path), join(folder, path), { recursive: true });
  for (const path of [...REAL.map((name) => `scripts/${name}`), ...REAL_SOURCES]) copy(path);
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  /** A package as it is really installed. */
  const linkPackage = (name: string) => {
    rmSync(join(folder, 'node_modules', name), { recursive: true, force: true });
    mkdirSync(join(folder, 'node_modules'), { recursive: true });
    symlinkSync(join(here, '../node_modules', name), join(folder, 'node_modules', name));
  };
  write('package.json', '{ "type": "module" }');
  write('scripts/people-pages.ts', ONE_COMMAND);
  linkPackage('tsx');
  write('calls.log', '');

  return {
    folder,
    write,
    /** A script of the project, or a JavaScript program, that notes `name` and ends with `code`. */
    writeScript: (path: string, name: string, code = 0) => {
      write(path, `${note(name)}\nprocess.exit(${code});\n`);
    },
    /** An installed package whose command notes its call. */
    writePackage: (name: string, command: string, code = 0) => {
      write(`node_modules/${name}/package.json`, JSON.stringify({ type: 'module', bin: { [command]: 'bin.js' } }));
      write(`node_modules/${name}/bin.js`, `${note(command)}\nprocess.exit(${code});\n`);
    },
    /** A program on the PATH. */
    writeProgram: (name: string, shell: string) => {
      write(`bin/${name}`, `#!/bin/sh\n${shell}\n`);
      chmodSync(join(folder, 'bin', name), 0o755);
    },
    /** What the lockfile asks for, and what is installed. */
    writeLockfiles: (wanted: Packages, installed?: Packages) => {
      write('package-lock.json', JSON.stringify({ packages: { '': {}, ...wanted } }));
      if (installed) write('node_modules/.package-lock.json', JSON.stringify({ packages: installed }));
    },
    linkPackage,
    copy,
    calls: () => readFileSync(join(folder, 'calls.log'), 'utf8').trim().split('\n').filter(Boolean),
    run: (args: string[], env: Record<string, string> = {}) => runShell(folder, args, env),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

const ONE_COMMAND = `
  import { main } from './cli/main.ts';
  import { languageOf } from './language.mjs';
  process.env.PEOPLE_PAGES_LANG = languageOf(process.argv);
  const [name] = process.argv.splice(2, 1);
  process.exitCode = await main({ [name]: () => import('./' + name + '.ts') }, [name, ...process.argv.slice(2)]);
`;

export type Packages = Record<string, { version: string; optional?: boolean }>;

function note(name: string) {
  return [
    `import { appendFileSync } from 'node:fs';`,
    `const words = [${JSON.stringify(name)}, ...process.argv.slice(2)];`,
    `appendFileSync('calls.log', words.join(' ') + '\\n');`,
  ].join('\n');
}

async function runShell(folder: string, args: string[], env: Record<string, string>) {
  const { npm_execpath: _npm, CHROMIUM_PATH: _browser, NODE_ENV: _mode, CI: _ci, ...inherited } = process.env;
  const PATH = [join(folder, 'bin'), '/usr/bin', '/bin'].join(delimiter);
  const child = spawn(process.execPath, args, { cwd: folder, env: { ...inherited, PATH, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const [code] = await once(child, 'close');
  return { code, output };
}
