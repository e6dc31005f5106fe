import { shownPath } from './cli/caller.ts';
import { defineCommand } from './cli/command.ts';

export default defineCommand({
  name: 'build-server',
  about: {
    de: 'Schreibt den Server und die Befehle submissions und outbox als fertige Dateien. Wo sie laufen, braucht es nur Node und „npm ci“.',
    en: 'Writes the server and the commands submissions and outbox as finished files. Running them takes no more than Node and "npm ci".',
  },
  flags: {
    out: {
      about: { de: 'Ordner der Dateien', en: 'folder of the files' },
      value: { de: 'ORDNER', en: 'FOLDER' },
      default: 'dist-server',
      isPath: true,
    },
  },
  exits: [{ de: 'geschrieben', en: 'written' }],
  async run({ flags: { out } }) {
    const { buildServer } = await import('./build/server.ts');
    await buildServer(out);
    console.log(`${shownPath(out)}/server.js`);
    return 0;
  },
});
