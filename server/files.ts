import { fstatSync, type ReadStream, type Stats } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { acceptedEncodings } from './encoding.ts';
import { cacheControl, contentType, notStored } from './headers.ts';
import { explicitRange } from './range.ts';

export type FileHandler = (request: IncomingMessage, response: ServerResponse, path: string, next: () => void) => void;

/**
 * Serves the files of one build, as they are at this moment: sirv lists the folder once, with all sizes.
 * Calls `next`, with the response as it was, for a path that is no file.
 */
export function fileHandler(dist: string): FileHandler {
  const serve = sirv(dist, { etag: true, brotli: true, gzip: true, extensions: ['html'], setHeaders: prepare });
  return (request, response, path, next) => {
    request.headers['accept-encoding'] = acceptedEncodings(request.headers['accept-encoding']).join(', ');
    const offered = headersOfBoth200And304(request, path);
    for (const [name, value] of Object.entries(offered)) response.setHeader(name, value);
    serve(request, response, () => {
      for (const name of Object.keys(offered)) response.removeHeader(name);
      next();
    });
  };
}

/**
 * Set before sirv runs, for it sends a 304 without asking and without any header. It does so only where the client's
 * tag is the file's tag, so that the client's is the one to repeat; `prepare` takes it back for a 200.
 */
function headersOfBoth200And304(request: IncomingMessage, path: string): Record<string, string> {
  const tag = request.headers['if-none-match'];
  return {
    'cache-control': cacheControl(path),
    vary: 'Accept-Encoding',
    'accept-ranges': 'bytes',
    ...(tag ? { etag: tag } : {}),
  };
}

/**
 * Runs between sirv's choice of a file and its sending. The range is put into a spelling that sirv can take: on
 * `bytes=9-2` alone it would throw, and end the process.
 */
function prepare(response: ServerResponse, path: string, stats: Stats) {
  const { req: request } = response;
  response.removeHeader('etag');
  const type = contentType(path);
  if (type) response.setHeader('content-type', type);
  const range = usableRange(request, stats);
  request.headers.range = range;
  if (range?.endsWith('-')) response.setHeader('cache-control', notStored);
  response.once('pipe', (source: ReadStream) => tie(source, response, stats));
}

/** The tags here are weak, and a weak tag never makes `If-Range` hold; a date does when it is the file's own. */
function usableRange(request: IncomingMessage, stats: Stats): string | undefined {
  const condition = request.headers['if-range'];
  const holds = condition === undefined || condition === stats.mtime.toUTCString();
  return request.method === 'GET' && holds ? explicitRange(request.headers.range, stats.size) : undefined;
}

/**
 * Ties a file's stream to its response. sirv pipes and forgets, so that a client that leaves would keep the file open
 * for ever (sveltejs/kit#11617), and a file that cannot be opened would end the process. A file that was replaced after
 * the headers were written breaks the connection: a wrong length would corrupt whatever follows on it.
 */
function tie(source: ReadStream, response: ServerResponse, listed: Stats) {
  response.once('close', () => source.destroy());
  source.once('error', () => response.destroy());
  source.once('open', (file: number) => {
    const { size, mtimeMs } = fstatSync(file);
    if (size !== listed.size || mtimeMs !== listed.mtimeMs) response.destroy();
  });
}
