import { build } from 'vite';

/** What is bundled: the server, and the commands that operators use beside it. */
export const SERVER_ENTRIES = {
  server: 'server/main.ts',
  submissions: 'scripts/submissions/main.ts',
  outbox: 'scripts/outbox/main.ts',
};

/**
 * Writes `server.js`, `submissions.js` and `outbox.js` into the folder `out`. Packages stay imports: whoever runs these
 * files installs the `dependencies` of package.json, and neither tsx nor the sources.
 */
export async function buildServer(out: string): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      target: 'node20',
      outDir: out,
      emptyOutDir: true,
      rolldownOptions: {
        input: SERVER_ENTRIES,
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  });
}
