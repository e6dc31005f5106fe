import { buildServer } from './build/server.ts';
import { readFlags, run } from './cli.ts';

const USAGE = {
  de: `npm run build:server -- [--out ORDNER]
  Schreibt den Server und die Befehle submissions und outbox als fertige Dateien nach dist-server. Wo sie laufen,
  braucht es nur Node und „npm ci --omit=dev“.`,
  en: `npm run build:server -- [--out FOLDER]
  Writes the server and the commands submissions and outbox into dist-server. Running them takes no more than Node and
  “npm ci --omit=dev”.`,
};

await run(USAGE, async () => {
  const { out = 'dist-server' } = readFlags({ out: { type: 'string' }, lang: { type: 'string' } });
  await buildServer(out);
  console.log(`${out}/server.js`);
  return 0;
});
