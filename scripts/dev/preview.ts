import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { parseEnv } from 'node:util';
import { buildDay } from '../../src/files/build-day.ts';
import { requireFolder } from '../../src/files/content.ts';
import { UsageError } from '../../src/findings/errors.ts';
import type { Language } from '../../src/findings/messages/message.ts';
import { roomOf } from '../../src/layout.ts';
import { checkEngine } from '../build/sources.ts';
import { generateAnew } from '../cli/process.ts';
import { FAILED, RESTART } from '../cli/supervise.ts';
import { isFresh } from '../generate/fresh.ts';

/** Whether the preview has loaded a file once at its start, or what is generated from it. */
function isLoadedOnce(path: string): boolean {
  if (/\.gen\.|\.test\./u.test(path)) return false;
  const room = roomOf(path);
  return room?.side === 'build' || room?.name === 'forms' || /\/examples\.json$|^src\/design\/icons\//u.test(path);
}

const words = {
  de: {
    restart: (path: string) => `${path} hat sich geändert: Die Vorschau startet neu.`,
    pages: 'Alle Seiten',
    blocks: 'Alle Blöcke mit Beispielen',
  },
  en: {
    restart: (path: string) => `${path} has changed: the preview restarts.`,
    pages: 'All pages',
    blocks: 'All blocks with examples',
  },
};

interface PreviewOptions {
  /** folder of the pages */
  pages: string;
  /** the one in PORT or the next free one from 5173 on where none is given */
  port: string | undefined;
  date: string | undefined;
}

/** Generates where a source has changed, then serves the preview until it is told to stop. Returns the exit code where it cannot be started. */
export async function runPreview(options: PreviewOptions, language: Language): Promise<number> {
  const port = portOf(options.port ?? process.env.PORT ?? '5173');
  requireFolder(options.pages);
  if (!isFresh() && (await generateAnew()) !== 0) return FAILED;
  try {
    await serve(options, port, language);
    return 0;
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    if (/already in use/u.test(reason)) throw new UsageError(`--port ${port}: ${String(error)}`);
    console.error(reason);
    // A server that has started in part would keep the process alive.
    return process.exit(FAILED);
  }
}

async function serve({ pages, date, port: given }: PreviewOptions, port: number, language: Language) {
  const { createServer } = await import('vite');
  const { catalogue } = await import('../../src/preview/catalogue.ts');
  const { LIST } = await import('../../src/preview/contract.ts');
  const { preview } = await import('../../src/preview/plugin.ts');
  const folder = resolve(pages);
  const server = await createServer({
    configFile: 'vite.config.ts',
    plugins: [
      preview({
        folder,
        name: pages,
        day: buildDay(date),
        language,
        dataDir: resolve(dataDir()),
        engine: checkEngine(),
      }),
      catalogue({ folder, catalogue: JSON.parse(readFileSync('schema/catalogue.json', 'utf8')) }),
    ],
    server: { port, strictPort: given !== undefined },
  });
  server.watcher.on('all', (_, file) => {
    const path = relative(process.cwd(), file).split(sep).join('/');
    if (!isLoadedOnce(path)) return;
    console.log(words[language].restart(path));
    void server.close().then(() => process.exit(RESTART));
  });
  await server.listen();
  server.printUrls();
  for (const address of server.resolvedUrls?.local ?? []) {
    const origin = address.replace(/\/$/u, '');
    console.log(`  ${words[language].pages}: ${origin}${LIST}`);
    console.log(`  ${words[language].blocks}: ${origin}/__catalogue`);
  }
}

/** Where the server of this folder keeps what visitors have sent; its other settings are none of the preview's. */
function dataDir(): string {
  const file = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {};
  return process.env.DATA_DIR ?? file.DATA_DIR ?? '.data';
}

function portOf(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new UsageError(`--port ${text}: 0 – 65535`);
  return port;
}
