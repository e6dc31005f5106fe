import { defineCommand } from './cli/command.ts';
import { commandLine } from './cli/process.ts';
import { supervise } from './cli/supervise.ts';
import server from './dev-server.ts';

const waiting = {
  de: 'Die Vorschau läuft gerade nicht; was falsch ist, steht oben. Sobald es behoben und gespeichert ist, startet sie wieder.',
  en: 'The preview is not running; what is wrong is above. It starts again as soon as that is fixed and saved.',
};

export default defineCommand({
  name: 'dev',
  about: {
    de: 'Startet die Vorschau: gespeicherte Seiten erscheinen sofort im Browser; /__pages zeigt alle Seiten. Nach einer Änderung an einem Schema startet sie neu.',
    en: 'Starts the preview: saved pages appear in the browser at once; /__pages lists all pages. After a change to a schema it starts anew.',
  },
  flags: server.flags,
  exits: [{ de: 'beendet', en: 'ended' }],
  run: ({ args, language }) =>
    supervise(commandLine(server.name, ...args), 'src', () => console.error(`\n${waiting[language]}`)),
});
