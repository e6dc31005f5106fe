import type { Stats } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { acceptedEncodings, type Encoding } from './encoding.ts';
import { cacheControl, contentType, notStored } from './headers.ts';
import { codeOf } from './log.ts';
import { type ByteRange, readRange } from './range.ts';

/** Answers with the file at a path; resolves with false, and the response untouched, where there is none. */
export type FileHandler = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<boolean>;

/**
 * Serves the files of a folder as they are at this moment. A file is opened first, and all that the answer says of it is
 * asked of the open file: one that is replaced meanwhile is sent whole, as it was. Rejects where a file is there and
 * cannot be opened.
 */
export function fileHandler(dist: string): FileHandler {
  return async (request, response, path) => {
    const file = await find(dist, decodeURIComponent(path), acceptedEncodings(request.headers['accept-encoding']));
    if (!file) return false;
    try {
      await send(request, response, file, path);
    } finally {
      await file.handle.close();
    }
    return true;
  };
}

interface OpenFile {
  handle: FileHandle;
  stats: Stats;
  /** name of the uncompressed file */
  name: string;
  encoding: Encoding | undefined;
}

const endings: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** The smallest form of a file that the client accepts; a page's address has no ending. */
async function find(dist: string, path: string, accepted: readonly Encoding[]): Promise<OpenFile | undefined> {
  const names = path === '/' ? ['/index.html'] : extname(path) === '' ? [`${path}.html`, path] : [path];
  for (const name of names) {
    for (const encoding of [...accepted, undefined]) {
      const file = await openFile(join(dist, `${name}${encoding ? endings[encoding] : ''}`));
      if (file) return { ...file, name, encoding };
    }
  }
  return undefined;
}

async function openFile(path: string): Promise<{ handle: FileHandle; stats: Stats } | undefined> {
  let handle: FileHandle | undefined;
  try {
    handle = await open(path);
    const stats = await handle.stat();
    if (stats.isFile()) return { handle, stats };
    await handle.close();
  } catch (error) {
    await handle?.close();
    if (!NO_FILE.includes(codeOf(error))) throw error;
  }
  return undefined;
}

const NO_FILE: readonly string[] = ['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'];

async function send(request: IncomingMessage, response: ServerResponse, file: OpenFile, path: string) {
  const { stats, name, encoding } = file;
  const etag = `W/"${stats.size.toString(36)}-${stats.mtimeMs.toString(36)}"`;
  const common = { etag, 'cache-control': cacheControl(path), vary: 'Accept-Encoding', 'accept-ranges': 'bytes' };
  if (isKnown(request, etag)) return void response.writeHead(304, common).end();

  const headers = {
    ...common,
    'content-type': contentType(name),
    'last-modified': stats.mtime.toUTCString(),
    ...(encoding && { 'content-encoding': encoding }),
  };
  const range = rangeOf(request, stats);
  if (range === 'beyond') {
    const nothing = { 'content-range': `bytes */${stats.size}`, 'cache-control': notStored };
    return void response.writeHead(416, { ...headers, ...nothing }).end();
  }
  const { first, last } = range ?? { first: 0, last: stats.size - 1 };
  const length = last - first + 1;
  response.writeHead(range ? 206 : 200, {
    ...headers,
    'content-length': length,
    ...(range && { 'content-range': `bytes ${first}-${last}/${stats.size}` }),
    // A cache may hold the end of a file for the end of a newer one.
    ...(range && last === stats.size - 1 && { 'cache-control': notStored }),
  });
  if (request.method === 'HEAD' || length === 0) return void response.end();
  await sendBytes(response, file.handle, { first, last });
}

/** The tags are weak, so `If-None-Match` compares them weakly, as it always does. */
function isKnown({ headers }: IncomingMessage, etag: string): boolean {
  const known = (headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim());
  return known.includes(etag) || known.includes('*');
}

/** A weak tag never makes `If-Range` hold; a date does when it is the file's own. */
function rangeOf({ method, headers }: IncomingMessage, { size, mtime }: Stats): ByteRange | 'beyond' | undefined {
  const condition = headers['if-range'];
  const holds = condition === undefined || condition === mtime.toUTCString();
  return method === 'GET' && holds ? readRange(headers.range, size) : undefined;
}

/**
 * A file that became shorter in place breaks the connection, because a wrong length would corrupt what follows on it. A
 * client that leaves early is no fault.
 */
async function sendBytes(response: ServerResponse, handle: FileHandle, { first, last }: ByteRange) {
  const source = handle.createReadStream({ start: first, end: last, autoClose: false });
  try {
    await pipeline(source, response, { end: false });
  } catch {
    response.destroy();
    return;
  }
  if (source.bytesRead === last - first + 1) response.end();
  else response.destroy();
}
