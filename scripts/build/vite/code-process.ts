import { resolve } from 'node:path';
import type { InlineConfig } from 'vite';
import type { CodeAnswer, CodeJob } from './build-apart.ts';
import { loadVite } from './load.ts';
import { usedIcons } from './used-icons.ts';

process.once('message', async (job: CodeJob) => {
  const answer = await buildWithVite(job).then((): CodeAnswer => ({}), failed);
  process.send?.(answer, () => process.disconnect());
});
// Whoever has started it is gone, or has its answer.
process.once('disconnect', () => process.exit());

async function buildWithVite({ sprite, mode, work }: CodeJob) {
  const { build } = await loadVite();
  // It loads Vite, too.
  const { engineConfig } = await import('./engine.ts');
  const buildOne = (name: 'client' | 'server', own: Pick<InlineConfig, 'build' | 'define'> = {}) => {
    const { plugins, build: options, ...config } = engineConfig(name === 'server');
    const out = { outDir: resolve(work, name), emptyOutDir: true, copyPublicDir: false };
    const all: InlineConfig = { ...config, ...own, configFile: false, logLevel: 'warn', mode };
    return build({ ...all, plugins: [plugins, usedIcons(sprite)], build: { ...options, ...out, ...own.build } });
  };
  await buildOne('client');
  // For Node, Vite leaves the question as it is, and styled-components asks it for every element: Node looks the variable up
  // in the system each time, a tenth of what drawing a page takes.
  const define = { 'process.env.NODE_ENV': JSON.stringify(mode) };
  await buildOne('server', { define, build: { ssr: true, sourcemap: true } });
}

/** Of an error's own properties, what is said of a full disk is made of two; others may be such that they cannot be sent. */
function failed(error: unknown): CodeAnswer {
  const { code, path }: { code?: unknown; path?: unknown } = Object(error);
  return {
    error,
    properties: { ...(typeof code === 'string' && { code }), ...(typeof path === 'string' && { path }) },
  };
}
