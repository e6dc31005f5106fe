import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(?:html|js|css|json|svg|xml|txt|webmanifest)$/u;
/** Below this, headers weigh more than compression saves. */
const SMALLEST = 512;

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Puts a `.br` and a `.gz` beside every text file of a folder, so that the server compresses nothing. */
export async function compressFolder(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => TEXT.test(path));
  await Promise.all(
    files.map(async (path) => {
      const file = join(folder, path);
      const content = readFileSync(file);
      if (content.length < SMALLEST) return;
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      writeFileSync(`${file}.br`, await brotli(content, { params }));
      writeFileSync(`${file}.gz`, await gz(content, { level: 9 }));
    }),
  );
}
