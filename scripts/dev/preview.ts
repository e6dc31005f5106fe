import { requireFolder } from '../../src/files/content.ts';
import { UsageError } from '../../src/findings/errors.ts';
import type { Language } from '../../src/findings/messages/message.ts';
import { loadVite } from '../build/vite/load.ts';
import { limitHeapGrowth } from '../cli/heap.ts';
import { generateAnew } from '../cli/process.ts';
import { FAILED, RESTART } from '../cli/supervise.ts';
import { isFresh } from '../generate/fresh.ts';
import { watchEngine } from './watch-engine.ts';

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
  /** whether other devices of the network may see it */
  host: boolean;
  date: string | undefined;
}

/** Generates where a source has changed, then serves the preview until it is told to stop. Returns the exit code where it cannot be started. */
export async function runPreview(options: PreviewOptions, language: Language): Promise<number> {
  const port = portOf(options.port ?? process.env.PORT ?? '5173');
  requireFolder(options.pages);
  limitHeapGrowth();
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

async function serve({ pages, date, host, port: given }: PreviewOptions, port: number, language: Language) {
  const { createServer } = await loadVite();
  const { CATALOGUE, LIST } = await import('../../src/preview/contract.ts');
  const { engineConfig } = await import('../build/vite/engine.ts');
  const { previewPlugins } = await import('./plugins.ts');
  const config = engineConfig(false);
  const server = await createServer({
    configFile: false,
    ...config,
    plugins: [config.plugins, previewPlugins({ pages, date, language })],
    server: { port, host, strictPort: given !== undefined },
  });
  watchEngine(server, (path) => {
    console.log(words[language].restart(path));
    void server.close().then(() => process.exit(RESTART));
  });
  await server.listen();
  server.printUrls();
  for (const address of server.resolvedUrls?.local ?? []) {
    const origin = address.replace(/\/$/u, '');
    console.log(`  ${words[language].pages}: ${origin}${LIST}`);
    console.log(`  ${words[language].blocks}: ${origin}${CATALOGUE}`);
  }
}

function portOf(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new UsageError(`--port ${text}: 0 – 65535`);
  return port;
}
