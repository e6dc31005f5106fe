import { createServer } from 'vite';
import { expect, test } from 'vitest';
import { oxc } from '../../../vite.shared.ts';
import { createProject } from '../../fixture.ts';
import { componentIds } from './component-ids.ts';

const SOURCE =
  "import styled from 'styled-components';\nexport const A = styled.div`color: red`;\nexport const B = styled(A)`color: blue`;";

/** The ids that a file's components get in a folder of its own. */
async function idsIn(paths: readonly string[]) {
  const project = createProject();
  for (const path of paths) project.write(path, SOURCE);
  const { folder: root } = project;
  const plugins = [componentIds([root])];
  const server = await createServer({
    configFile: false,
    root,
    oxc,
    plugins,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const codes = await Promise.all(paths.map((path) => server.environments.ssr.transformRequest(`${root}/${path}`)));
    return codes.map((result) => Array.from((result?.code ?? '').matchAll(/sc-\w+-\d+/gu), ([id]) => id));
  } finally {
    await server.close();
    project.remove();
  }
}

test('a component has the same id in whatever folder its project lies, and another than one of another file', async () => {
  const [first, second] = [await idsIn(['src/A.ts', 'src/B.ts']), await idsIn(['src/A.ts', 'src/B.ts'])];
  expect(second).toEqual(first);
  expect(new Set(first.flat()).size).toBe(4);
});
