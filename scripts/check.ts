import { checkSteps, runChecks } from './check/steps.ts';
import { defineCommand } from './cli/command.ts';

export default defineCommand({
  name: 'check',
  about: {
    de: 'Prüft ohne Tests, ob alles in Ordnung ist: Erzeugtes, Format, Typen, Unbenutztes, Seiten.',
    en: 'Checks without tests that all is well: generated files, format, types, unused code, pages.',
  },
  flags: {
    only: {
      about: { de: 'nur ein Schritt', en: 'only one step' },
      value: checkSteps,
    },
  },
  exits: [
    { de: 'alles in Ordnung', en: 'all is well' },
    { de: 'etwas nicht', en: 'something is not' },
  ],
  run: ({ flags, language }) => runChecks(flags.only, language),
});
