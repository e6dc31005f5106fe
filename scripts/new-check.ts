import { defineCommand } from './cli/command.ts';
import { newCheck } from './scaffold/check.ts';

export default defineCommand({
  name: 'new-check',
  about: {
    de: 'Legt eine Prüfung der ganzen Website an: Regel, Test, Meldung, Beispielfehler; dann laufen die Generatoren.',
    en: 'Creates a check of the whole site: rule, test, message, sample mistake; then the generators run.',
  },
  flags: {
    name: {
      about: {
        de: 'der Name der Prüfung und der Code ihrer Meldung, zum Beispiel dates-future',
        en: 'the name of the check and the code of its message, for example dates-future',
      },
      value: 'NAME',
      required: true,
    },
  },
  exits: [
    { de: 'angelegt', en: 'created' },
    { de: 'die Generatoren sind gescheitert', en: 'the generators have failed' },
  ],
  run: ({ flags, language }) => newCheck(flags.name, language),
});
