import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { engineConfig } from '../../scripts/build/vite/engine.ts';
import { blockSchemas } from '../blocks/schemas.gen.ts';
import { catalogueOf } from '../tools/catalogue/catalogue.ts';
import { catalogue } from './catalogue.ts';

const folder = mkdtempSync(join(tmpdir(), 'catalogue-preview-'));
const pages = join(folder, 'pages');
const [type = ''] = Object.keys(blockSchemas);
const example = { type, title: 'Zwei Wege', features: ['A', 'B'].map((title) => ({ title, description: 'Text.' })) };

let server: ViteDevServer;
let address: string;
beforeAll(async () => {
  cpSync('tests/fixtures/mistakes/base', pages, { recursive: true });
  const { plugins, ...engine } = engineConfig(false);
  server = await createServer({
    ...engine,
    configFile: false,
    cacheDir: join(folder, 'cache'),
    logLevel: 'silent',
    plugins: [
      plugins,
      catalogue({
        ...{ folder: pages, language: 'de' },
        catalogue: catalogueOf(blockSchemas, { [type]: { typical: example } }, 'de'),
      }),
    ],
    server: { port: 0, host: '127.0.0.1' },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  await server.listen();
  address = server.resolvedUrls?.local[0]?.replace(/\/$/u, '') ?? '';
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

async function get(path: string) {
  const response = await fetch(address + path, { redirect: 'manual' });
  return { status: response.status, location: response.headers.get('location'), text: await response.text() };
}

test('without its slash it leads to itself, so that links hold', async () => {
  expect(await get('/__catalogue')).toEqual({ status: 302, location: '/__catalogue/', text: '' });
});

test('shows all blocks, one block with a button for axe-core, and an example drawn by its component', async () => {
  const overview = await get('/__catalogue/');
  expect(overview.status).toBe(200);
  for (const name of Object.keys(blockSchemas)) expect(overview.text).toContain(`<a href="${name}.html">${name}</a>`);
  expect((await get(`/__catalogue/${type}.html`)).text).toContain('Mit axe-core prüfen</button>');
  const { text } = await get(`/__catalogue/${type}.typical.html`);
  expect(text).toMatch(/<div id="root"><main><section[\s\S]*Zwei Wege[\s\S]*<\/main><\/div>/u);
  expect(text).toContain('<script type="module" src="/src/tools/catalogue/view/liveExample.tsx">');
});

test.each(['nothing.html', `${type}.nothing.html`, 'a/b.html', '..%2Fpackage.json'])(
  '%s is not in it',
  async (file) => {
    expect(await get(`/__catalogue/${file}`)).toEqual({
      status: 404,
      location: null,
      text: 'Das steht nicht im Katalog. Er beginnt unter /__catalogue/.',
    });
  },
);

test('a site document that is broken is said so, and fixed without a restart', async () => {
  const file = join(pages, '_site/site.json');
  const sound = { status: 200 };
  expect(await get('/__catalogue/')).toMatchObject(sound);
  writeFileSync(file, '{');
  await expect
    .poll(() => get('/__catalogue/'), { timeout: 10_000 })
    .toEqual({
      status: 503,
      location: null,
      text: 'Die Dokumente in _site sind nicht gültig. Was darin falsch ist, nennt npm run validate.',
    });
  cpSync('tests/fixtures/mistakes/base/_site/site.json', file);
  await expect.poll(() => get('/__catalogue/'), { timeout: 10_000 }).toMatchObject(sound);
});
