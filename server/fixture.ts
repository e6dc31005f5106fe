import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Hono } from 'hono';
import type { Form } from '../src/documents/form.ts';
import type { Site } from '../src/documents/site.ts';
import { defaultTheme } from '../src/documents/theme.ts';
import { sampleForm } from '../src/forms/cases.ts';
import { serverWords, words } from '../src/words/words.ts';
import { sampleMenu, sampleSettings } from '../tests/sample-site.ts';
import { createSite } from './app.ts';
import type { Log } from './log.ts';
import { currentRelease } from './release.ts';
import { serve } from './serve.ts';

export const secret = 'this must never leave the disk';
export const video = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251));

/** A small site on disk, with secrets inside and beside it, served over loopback until `stop`. */
export async function startSite(options: { routes?: Hono; log?: Log } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const dist = join(folder, 'dist');
  writeDist(dist);
  write(join(folder, 'secret.txt'), secret);
  const listener = createSite({ current: currentRelease(dist, options.log), ...options });
  const { address, stop } = await serve({ listener, host: '127.0.0.1', port: 0 });
  const port = Number(new URL(address).port);
  return {
    dist,
    port,
    get: (path: string, options: RequestOptions = {}) => send(port, path, options),
    raw: (target: string, head?: string) => sendRaw(port, target, head),
    rebuild: (edition: string) => rebuild(dist, edition),
    stop: async () => {
      await stop(0);
      rmSync(folder, { recursive: true });
    },
  };
}

/** The layout that a build writes; `edition` goes into the texts, so that lengths differ between editions. */
export function writeDist(dist: string, edition = 'one') {
  text(join(dist, 'index.html'), page('Home', edition));
  text(join(dist, 'security.html'), page('Security', edition));
  text(join(dist, 'live/event-production.html'), page('Event Production', edition));
  text(join(dist, '404.html'), page('Diese Seite gibt es nicht', edition));
  text(join(dist, 'en/404.html'), page('There is no such page', edition));
  text(join(dist, 'assets/entry-AbCd1234.js'), `console.log(${JSON.stringify(edition)})`.padEnd(400));
  text(join(dist, 'assets/style-AbCd1234.css'), 'body{}'.padEnd(400));
  text(join(dist, '_data/security.json'), JSON.stringify({ edition }));
  text(join(dist, 'robots.txt'), 'User-agent: *');
  write(join(dist, 'media/film-0a1b2c3d.mp4'), video);
  write(join(dist, 'media/stage-0a1b2c3d.webp'), 'RIFF');
  write(join(dist, '.env'), secret);
  write(join(dist, '.git/config'), secret);
  write(join(dist, 'assets/.htpasswd'), secret);
  write(join(dist, '.well-known/security.txt'), 'Contact: mailto:kontakt@example.com');
  write(join(dist, '_server.json'), JSON.stringify(definitions(edition)));
  write(join(dist, 'build.json'), JSON.stringify({ id: edition }));
}

/** The sample form, one that is named after the edition, and one for a day to come, with a note. */
function definitions(edition: string) {
  const site = { ...sampleSettings, name: 'Beispiel' };
  const redirects = ['/schutz', '/%C3%9Cber_uns.php'].map((from) => ({ from, to: '/security' }));
  const forms = [sampleForm, { ...sampleForm, name: `sample-${edition}` }, formOfComingDays];
  const editions = [englishEdition(site)];
  return {
    site,
    theme: defaultTheme,
    forms,
    redirects,
    words: serverWords(words.de),
    legal: sampleMenu.legal,
    editions,
  };
}

const formOfComingDays: Form = {
  ...sampleForm,
  name: 'coming',
  note: 'Damit willigen Sie ein ([Datenschutz](/datenschutz)).',
  fields: sampleForm.fields.map((field) => (field.name === 'date' ? { ...field, earliest: 'today' } : field)),
};

/** The sample form in English, below `/en`. */
function englishEdition(german: Site) {
  const addresses = { ...german.addresses, forms: '/en/form', thanks: '/en/form/thanks' };
  const site: Site = { ...german, language: 'en', home: '/en', addresses };
  const forms = [{ ...sampleForm, title: 'Enquiry' }];
  return { home: '/en', site, forms, words: serverWords(words.en), legal: [{ title: 'Privacy', path: '/en/privacy' }] };
}

function page(title: string, edition: string) {
  return `<!doctype html><title>${title}</title><p>${edition} ${'ä'.repeat(500)}</p>`;
}

/** Puts another edition in the place of the one that is served, as the build does: written aside, then renamed. */
export function rebuild(dist: string, edition: string) {
  writeDist(`${dist}.next`, edition);
  renameSync(dist, `${dist}.old`);
  renameSync(`${dist}.next`, dist);
  rmSync(`${dist}.old`, { recursive: true });
}

function text(path: string, content: string) {
  write(path, content);
  write(`${path}.br`, brotliCompressSync(content));
  write(`${path}.gz`, gzipSync(content));
}

function write(path: string, content: string | Buffer) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

export interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** One request with the path exactly as given: no client tidies it up. */
export function send(port: number, path: string, { method = 'GET', headers = {}, body }: RequestOptions = {}) {
  return new Promise<Answer>((resolve, reject) => {
    const request = httpRequest({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** A request target that node:http would refuse to send, byte for byte; resolves with the whole answer as text. */
function sendRaw(port: number, target: string, head = 'Host: localhost\r\nConnection: close') {
  return new Promise<string>((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET ${target} HTTP/1.1\r\n${head}\r\n\r\n`, 'latin1'),
    );
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
  });
}
