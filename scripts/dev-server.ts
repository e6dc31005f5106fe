import { defineCommand } from './cli/command.ts';
import { dateFlag, pagesFlag } from './cli/flags.ts';
import { runPreview } from './dev/preview.ts';

export default defineCommand({
  name: 'dev-server',
  about: {
    de: 'Startet die Vorschau einmal: Nach einer Änderung an einem Schema endet sie mit 75, und dev startet sie neu.',
    en: 'Starts the preview once: after a change to a schema it exits with 75, and dev starts it anew.',
  },
  flags: {
    pages: pagesFlag,
    port: {
      about: { de: 'sonst PORT oder 5173', en: 'else PORT or 5173' },
      value: { de: 'NUMMER', en: 'NUMBER' },
    },
    host: {
      about: {
        de: 'zeigt die Vorschau auch anderen Geräten im selben Netz, zum Beispiel einem Telefon',
        en: 'shows the preview to other devices in the same network too, such as a phone',
      },
    },
    date: dateFlag,
  },
  exits: [
    { de: 'beendet', en: 'ended' },
    { de: 'gescheitert; dev wartet dann auf die nächste Änderung', en: 'failed; dev then waits for the next change' },
  ],
  run: ({ flags, language }) => runPreview(flags, language),
});
