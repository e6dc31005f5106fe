import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { createServer } from 'vite';
import { catalogue } from '../src/preview/catalogue.ts';
import { LIST } from '../src/preview/contract.ts';
import { preview } from '../src/preview/plugin.ts';
import { buildDay } from './build-day.ts';
import { languageOf, readFlags, run, UsageError } from './cli.ts';

const USAGE = {
  de: `npm run dev -- [--pages ORDNER] [--port NUMMER] [--date TAG] [--lang de|en]
  Startet die Vorschau: gespeicherte Seiten erscheinen sofort im Browser; /__pages zeigt alle Seiten.
  --date  der Tag, für den die Vorschau gilt (2026-12-01), sonst BUILD_DATE oder heute`,
  en: `npm run dev -- [--pages FOLDER] [--port NUMBER] [--date DAY] [--lang de|en]
  Starts the preview: saved pages appear in the browser at once; /__pages lists all pages.
  --date  the day that the preview is for (2026-12-01), else BUILD_DATE or today`,
};

const RESTART = 75;
/** Code that is loaded once at the start, and from which files are generated. */
const LOADED_ONCE =
  /^src\/(?:blocks\/[^/]+\/(?:schema\.ts|examples\.json|migrations\/)|fields\/(?!.*\.gen)|pipeline\/(?!.*\.gen)|design\/icons\/)/u;

await run(USAGE, async () => {
  const flags = readFlags({
    pages: { type: 'string' },
    port: { type: 'string' },
    date: { type: 'string' },
    lang: { type: 'string' },
  });
  const name = flags.pages ?? 'pages-data';
  const port = Number(flags.port ?? process.env.PORT ?? 5173);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new UsageError(`--port ${flags.port}: 0 – 65535`);
  if (!existsSync(name) || !statSync(name).isDirectory())
    throw new UsageError(`--pages ${name}: kein Ordner / no folder`);
  generate();
  const server = await createServer({
    configFile: 'vite.config.ts',
    plugins: [
      preview({ folder: resolve(name), name, day: buildDay(flags.date), language: languageOf(flags.lang) }),
      catalogue({ folder: resolve(name), catalogue: JSON.parse(readFileSync('schema/catalogue.json', 'utf8')) }),
    ],
    server: { port, strictPort: flags.port !== undefined },
  });
  server.watcher.on('all', (_, file) => {
    const path = relative(process.cwd(), file).split(sep).join('/');
    if (!LOADED_ONCE.test(path) || path.includes('.test.')) return;
    console.log(`${path} hat sich geändert: Die Vorschau startet neu.`);
    void server.close().then(() => process.exit(RESTART));
  });
  await server.listen();
  server.printUrls();
  for (const address of server.resolvedUrls?.local ?? []) {
    console.log(`  Alle Seiten: ${address.replace(/\/$/u, '')}${LIST}`);
    console.log(`  Alle Blöcke mit Beispielen: ${address.replace(/\/$/u, '')}/__catalogue`);
  }
  return 0;
});

/** Brings the indexes and schemas up to date, so that a new block folder is known at once. */
function generate() {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/generate.ts'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('npm run generate ist fehlgeschlagen');
}
