import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { inParallel } from './drawing.ts';
import { COMPRESSED, type Output } from './output.ts';
import { noProgress } from './progress.ts';
import { FOR_SERVER } from './site-files.ts';
import type { Store } from './store.ts';

const TEXT = /\.(?:html|js|css|json|svg|xml|txt|webmanifest)$/u;
/**
 * Qualities of brotli. The best one takes sixty times as long for a tenth of the bytes: too much for pages, which are many. From 7 on its
 * tables are larger than what stays of freed memory (`tuneAllocator`): for a three-hundredth of the bytes a file would take four times as long.
 */
const BEST = 11;
const FAST = 6;
const PAGE = /\.(?:html|json)$/u;
/** Below this, headers weigh more than compression saves. */
const SMALLEST = 512;

/** Bytes that tell how long the first of both is. */
const LENGTH = 4;

const LIBRARIES = JSON.stringify([process.versions.brotli, process.versions.zlib]);

const gz = promisify(gzip);
const brotli = promisify(brotliCompress);
/** No larger a window than what it slides over: its tables are cleared for every file. */
const windowFor = ({ length }: Buffer) => Math.min(22, Math.max(16, Math.ceil(Math.log2(length))));
const br = (content: Buffer, quality: number) =>
  brotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_LGWIN]: windowFor(content),
    },
  });

/** Puts a `.br` and a `.gz` beside every text file of a site, so that the server compresses nothing. */
export async function compressFiles(output: Output, store: Store, progress = noProgress): Promise<void> {
  // What is for the server is never sent to anybody: a copy would only be one more to hide.
  const files = output.files.filter(([path]) => TEXT.test(path) && path !== FOR_SERVER);
  const isTaken = ([path, key]: [string, string]) => COMPRESSED.every((ending) => output.take(path + ending, key));
  const fresh = files.filter((file) => !isTaken(file));
  progress.begin({ de: 'Komprimieren', en: 'Compressing' }, fresh.length);
  await inParallel(fresh, async ([path, key]) => {
    const content = output.read(path);
    if (content.length >= SMALLEST) {
      const quality = PAGE.test(path) ? FAST : BEST;
      const parts = ['compressed', String(quality), String(windowFor(content)), LIBRARIES, content];
      const both = await store.get(parts, async () => joined(await br(content, quality), await gz(content)));
      const [best, other] = parted(both);
      output.write(`${path}.br`, best, key);
      output.write(`${path}.gz`, other, key);
    }
    progress.advance();
  });
}

/** Both as one entry of the store: to write an entry takes about as long as to compress a page. */
function joined(best: Buffer, other: Buffer): Buffer {
  const length = Buffer.alloc(LENGTH);
  length.writeUInt32LE(best.length);
  return Buffer.concat([length, best, other]);
}

function parted(both: Uint8Array): [best: Uint8Array, other: Uint8Array] {
  const end = LENGTH + new DataView(both.buffer, both.byteOffset).getUint32(0, true);
  return [both.subarray(LENGTH, end), both.subarray(end)];
}
