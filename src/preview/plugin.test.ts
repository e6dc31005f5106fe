import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentOf, page } from '../../tests/small-site.ts';
import { writeFile } from '../files/write.ts';
import { preview } from './plugin.ts';

const root = mkdtempSync(join(tmpdir(), 'preview-root-'));
const folder = join(root, 'pages');
const opened = join(root, 'opened');
let server: ViteDevServer;
let port: number;

beforeAll(async () => {
  const picture = {
    type: 'hero',
    title: 'Live',
    layout: 'split',
    image: { src: '/media/torn.webp', alt: 'Eine leere Bühne' },
  };
  const redirects = { redirects: ['/buehne', '/bühne_1.php'].map((from) => ({ from, to: '/live' })) };
  const files = contentOf({
    '_site/redirects.json': redirects,
    'live.json': { ...page('Live', [], { unlisted: true }), blocks: [picture] },
  }).files;
  for (const { path, bytes } of files) writeFile(join(folder, path), bytes);
  writeFile(
    join(folder, '_media/logo.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 5"><path d="M0 0h9"/></svg>',
  );
  writeFile(join(folder, '_media/torn.webp'), 'no picture');
  writeFile(join(root, '.data/site.db'), 'what visitors have sent');
  writeFile(join(root, 'var/[live]/anything'), 'what visitors have sent');
  writeFile(join(root, 'copies/site.db'), 'what visitors have sent');
  writeFile(join(root, 'copies/.env'), 'what visitors must not see');
  writeFile(join(root, 'secret/logo.svg'), 'told to nobody');
  symlinkSync(join(root, 'secret/logo.svg'), join(folder, '_media/link.svg'));
  symlinkSync(join(root, 'secret'), join(folder, '_media/linked'));
  mkdirSync(join(folder, '_media/folder.svg'));
  const editor = join(root, 'editor.sh');
  writeFileSync(editor, `#!/bin/sh\necho "$@" >> ${opened}\n`, { mode: 0o755 });
  process.env.LAUNCH_EDITOR = editor;
  const thread = new URL('../../scripts/run.mjs', import.meta.url);
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    plugins: [
      preview({ folder, name: 'pages', language: 'de', day: '2026-12-01', dataDir: join(root, 'var/[live]'), thread }),
    ],
    server: { port: 0, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  await server.listen();
  const address = server.httpServer?.address();
  port = typeof address === 'object' && address ? address.port : 0;
});

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

/** Status, body and target of an answer; Node's `fetch` would set headers of its own. */
function ask(path: string, headers: Record<string, string> = {}, sentBody?: string) {
  return new Promise<{ status: number | undefined; body: string; location: string | undefined }>((resolve, reject) => {
    const method = sentBody === undefined ? 'GET' : 'POST';
    const sent = request({ host: 'localhost', port, path, headers, method }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text) => {
        body += text;
      });
      response.on('end', () => resolve({ status: response.statusCode, body, location: response.headers.location }));
    });
    sent.on('error', reject).end(sentBody);
  });
}

const statusOf = async (path: string, headers?: Record<string, string>) => (await ask(path, headers)).status;
const script = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };

describe('what it serves', () => {
  test('the icon, drawn from the mark of the site', async () => {
    const { status, body } = await ask('/favicon.svg');
    expect(status).toBe(200);
    expect(body).toMatch(/^<svg .*<circle .*<svg [^>]*viewBox="[^"]+"/u);
  });

  test('a media file', async () => expect(await ask('/media/logo.svg')).toMatchObject({ status: 200 }));

  test.each(['/buehne', '/b%C3%BChne_1.php'])('the page that a former address leads to: %s', async (path) =>
    expect(await ask(path, { accept: 'text/html' })).toMatchObject({ status: 307, location: '/live' }),
  );

  test.each([undefined, '*/*', 'text/html,*/*;q=0.8'])('a page, to whoever accepts %j', async (accept) =>
    expect((await ask('/live', accept === undefined ? {} : { accept })).body).toContain('"route":"/live"'),
  );

  test('what a form sends gets no page but where a browser shows the answer', async () =>
    expect((await ask('/', { accept: '*/*' }, 'name=Anna')).status).toBe(404));

  test.each(['/%', '/%zz', '//'])('an address that cannot be read is answered as one: %s', async (path) =>
    expect(await ask(path)).toMatchObject({ status: 400, body: '' }),
  );

  test.each(['/media/link.svg', '/media/linked/logo.svg', '/media/folder.svg', '/media/..%2findex.json'])(
    'not %s',
    async (path) => expect((await ask(path)).body).not.toMatch(/told to nobody|"blocks"/u),
  );

  test.each([
    ...['/.data/site.db', '/@fs{root}/.data/site.db', '/.data/site.db?raw', '/.data/site.db?url'],
    ...['/var/[live]/anything', '/@fs{root}/var/[live]/anything', '/var/%5Blive%5D/anything?raw'],
    ...['/copies/site.db', '/copies/site.db?raw', '/copies/.env', '/copies/.env?raw'],
  ])('nothing of what visitors have sent: %s', async (path) =>
    expect((await ask(path.replace('{root}', root))).body).not.toContain('what visitors'),
  );
});

describe('whom it answers', () => {
  test.each([
    ['/_data/index.json', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }, 403],
    ['/_data/index.json', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' }, 403],
    ['/media/logo.svg', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' }, 403],
    ['/_data/index.json', { origin: 'http://localhost:1' }, 403],
    ['/_data/index.json', script, 200],
    ['/_data/index.json', {}, 200],
  ])('%s with %j: %i', async (path, headers, status) => expect(await statusOf(path, headers)).toBe(status));

  test('a link from elsewhere leads to a page', async () => {
    const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
    expect(await statusOf('/', { ...link, accept: 'text/html' })).toBe(200);
  });
});

describe('what it opens in the editor', () => {
  const open = (file: string) => `/__open-in-editor?file=${encodeURIComponent(file)}`;

  test('a page, for its own script', async () =>
    expect(await statusOf(open(`${join(folder, 'index.json')}:3:1`), script)).toBe(200));

  test.each(['/etc/passwd', `${folder}/../secret/logo.svg`, `${folder}/_media/link.svg`, `${folder}-x`, folder, ''])(
    'not %s',
    async (file) => expect(await statusOf(open(file), script)).toBe(403),
  );

  test.each([{}, { 'sec-fetch-site': 'none' }, { 'sec-fetch-site': 'cross-site' }])(
    'nothing for %j, in whatever way it is written',
    async (headers) => {
      const path = open(join(folder, 'index.json'));
      expect(await statusOf(path, headers)).toBe(403);
      expect(await statusOf(path.replace('open', 'OPEN'), headers)).toBe(403);
      expect(await statusOf(path.replace('?', '/x?'), headers)).toBe(403);
    },
  );
});

test('the document names the language that the preview speaks', async () => {
  const { body } = await ask('/__pages', { accept: 'text/html' });
  expect(body).toContain('data-language="de"');
});

test('a picture that cannot be read is left out of its page, and the preview goes on', async () => {
  expect(await statusOf('/_data/live.json')).toBe(200);
  expect(await statusOf('/_data/index.json')).toBe(200);
});

test('what a browser cannot draw is told with page, block and the line as it was written', async () => {
  const file = join(root, 'src/blocks/cta/Cta.ts');
  writeFile(
    file,
    "interface Props {\n  title: string;\n}\nexport const Cta = (_: Props) => {\n  throw new Error('x');\n};\n",
  );
  const served = (await ask('/src/blocks/cta/Cta.ts')).body.split('\n');
  const line = served.findIndex((text) => text.includes('throw new Error')) + 1;
  expect(line).toBeLessThan(5);
  const stack = `Error: x\n    at Cta (http://localhost:${port}/src/blocks/cta/Cta.ts?t=17:${line}:8)`;
  const failure = { route: '/live', block: { type: 'cta', index: 1 }, message: 'x', stack };
  const { body } = await ask('/__failure', script, JSON.stringify(failure));
  expect(body).toMatch(
    /^Seite \/live: Block 2 „cta“ lässt sich nicht darstellen: x\n {2}src\/blocks\/cta\/Cta\.ts:5:\d+ {2}Cta$/u,
  );
});
