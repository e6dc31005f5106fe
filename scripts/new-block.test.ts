import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { createElement } from 'react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { componentName } from '../src/blocks/block-name.ts';
import { blockValues } from '../src/tools/scaffold/block.ts';
import { runInProcess } from './cli/testing.ts';
import command from './new-block.ts';
import { filledTemplate, filledTemplates } from './scaffold/templates.ts';

/** Short and long, first and last in the alphabet: width and order of the lines depend on the name. */
const TYPES = ['ab', 'quoteWall', `z${'y'.repeat(29)}`];

/** New blocks in a project whose other sources are the real ones. */
let project: string;
beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'blocks-'));
  const linked = ['block.ts', 'context.tsx', 'testing.tsx'].map((file) => `src/blocks/${file}`);
  const folders = [
    'src/design',
    'src/fields',
    'src/forms',
    'src/words',
    'src/documents',
    'src/findings',
    'src/pipeline',
    'node_modules',
  ];
  for (const path of [...linked, ...folders, 'tests/sample-site.ts', 'tests/german.tsx', 'biome.json']) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    symlinkSync(resolve(path), join(project, path));
  }
  const tsconfig = { extends: resolve('tsconfig.node.json'), include: ['src/blocks/*/*'] };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(tsconfig));
  for (const { path, content } of TYPES.flatMap((type) =>
    filledTemplates('block', blockValues(type, { de: 'Ein „neuer“ Block', en: 'A "new" block' })),
  )) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), content);
  }
});
afterAll(() => rmSync(project, { recursive: true }));

function runTool(command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
    cwd: project,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

describe('a new block as it is written', () => {
  test('has sound types', () => {
    expect(runTool(resolve('node_modules/typescript/bin/tsc'), '--noEmit')).toEqual({ status: 0, output: '' });
  });

  test('is formatted and has nothing to lint', () => {
    const { status, output } = runTool(
      resolve('node_modules/@biomejs/biome/bin/biome'),
      'ci',
      '--colors=off',
      '--vcs-enabled=false',
      ...TYPES.map((type) => `src/blocks/${type}`),
    );
    expect(output).toContain('Checked 15 files');
    expect(status).toBe(0);
  });

  test.each(TYPES)('%s has valid examples, and its component draws them', async (type) => {
    const folder = join(project, 'src/blocks', type);
    const { schema } = await import(join(folder, 'schema.ts'));
    const { default: examples } = await import(join(folder, 'examples.json'));
    const english = JSON.parse(filledTemplate('examples.en.json', { type }));
    const { [componentName(type)]: component } = await import(join(folder, `${componentName(type)}.tsx`));
    const { renderBlock } = await import('../src/blocks/testing.tsx');
    for (const example of [examples, english].flatMap((each) => Object.values(each))) {
      expect(renderBlock(createElement(component, { block: schema.parse(example) }))).toContain('<h2');
    }
  });
});

test.each([
  [[], '--name fehlt.'],
  [['--name', 'hero'], 'Den Block „hero“ gibt es schon: src/blocks/hero/. Wählen Sie einen anderen Namen.'],
])('wrong usage %j ends with 2 and writes nothing', async (args, message) => {
  const { code, stdout, stderr } = await runInProcess(command, ...args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr.split('\n')[0]).toBe(message);
});
