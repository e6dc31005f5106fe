import { defineCommand } from './cli/command.ts';
import { generate } from './generate/generate.ts';

export default defineCommand({
  name: 'generate',
  about: {
    de: 'Schreibt alles neu, was aus den Quellen entsteht. Was alte Seiten bräche, wird genannt und nicht verriegelt.',
    en: 'Rewrites everything that is made from the sources. What would break old pages is named and not locked.',
  },
  flags: {
    check: {
      about: {
        de: 'schreibt nichts und prüft, ob alles auf dem neuesten Stand ist',
        en: 'writes nothing, and checks that everything is up to date',
      },
    },
    relock: {
      about: { de: 'verriegelt diese trotzdem', en: 'locks these all the same' },
      value: 'NAME,…',
    },
  },
  exits: [
    { de: 'gut', en: 'good' },
    {
      de: 'bei --check ist etwas nicht auf dem neuesten Stand oder bräche alte Seiten',
      en: 'with --check something is out of date or would break old pages',
    },
  ],
  run: ({ flags, language }) => generate(flags, language),
});
