import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { build } from 'vite';
import { writeFile } from '../../src/files/write.ts';
import { serverManifests } from './server-packages.ts';

/** What is bundled: the server, and the commands that operators use beside it. */
const SERVER_ENTRIES = {
  server: 'server/main.ts',
  submissions: 'scripts/submissions/main.ts',
  outbox: 'scripts/outbox/main.ts',
};

/**
 * Writes `server.js`, `submissions.js` and `outbox.js` into the folder `out`. Packages stay imports: whoever runs these
 * files has npm install what the package.json beside them names, and neither tsx nor the sources.
 */
export async function buildServer(out: string): Promise<void> {
  const output = await build({
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
  const manifests = serverManifests(packagesIn([output].flat()));
  for (const [name, content] of Object.entries(manifests))
    writeFile(join(out, name), `${JSON.stringify(content, null, 2)}\n`);
}

/** Names of the packages that the code imports. */
function packagesIn(outputs: ReadonlyArray<Awaited<ReturnType<typeof build>>>): string[] {
  const chunks = outputs.flatMap((each) => ('output' in each ? each.output : []));
  const own = new Set(chunks.map(({ fileName }) => fileName));
  const imported = chunks.flatMap((chunk) =>
    chunk.type === 'chunk' ? [...chunk.imports, ...chunk.dynamicImports] : [],
  );
  const foreign = imported.filter((name) => !own.has(name) && !isBuiltin(name));
  return [...new Set(foreign.flatMap((name) => /^(?:@[^/]+\/)?[^/]+/u.exec(name)?.[0] ?? []))];
}
