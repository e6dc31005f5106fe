import { defineCommand } from './cli/command.ts';
import { dateFlag, pagesFlag } from './cli/flags.ts';
import { runPreview } from './dev/preview.ts';

export default defineCommand({
  name: 'dev-server',
  about: {
    de: 'Startet die Vorschau: gespeicherte Seiten erscheinen sofort im Browser; /__pages zeigt alle Seiten. dev startet nach einer Änderung an einem Schema neu; dev-server endet dann mit 75.',
    en: 'Starts the preview: saved pages appear in the browser at once; /__pages lists all pages. After a change to a schema dev restarts; dev-server then exits with 75.',
  },
  flags: {
    pages: pagesFlag,
    port: {
      about: { de: 'sonst PORT oder 5173', en: 'else PORT or 5173' },
      value: { de: 'NUMMER', en: 'NUMBER' },
    },
    date: dateFlag,
  },
  exits: [
    { de: 'beendet', en: 'ended' },
    { de: 'gescheitert; dev wartet dann auf die nächste Änderung', en: 'failed; dev then waits for the next change' },
  ],
  run: ({ flags, language }) => runPreview(flags, language),
});
