import { defineCommand } from './cli/command.ts';
import { reportImpact } from './impact/report.ts';

export default defineCommand({
  name: 'impact',
  about: {
    de: 'Sagt, welche Seiten eine Änderung berührt, warum, und wie viele Bytes sie mehr oder weniger kosten: Beide Fassungen werden gebaut und Seite für Seite verglichen.',
    en: 'Says which pages a change touches, why, and how many bytes they cost more or less: both versions are built and compared page by page.',
  },
  flags: {
    base: {
      about: { de: 'die Revision, mit der verglichen wird', en: 'the revision to compare with' },
      value: 'REVISION',
      required: true,
    },
    format: {
      about: { de: 'für Menschen oder für Programme', en: 'for people or for programs' },
      value: ['pretty', 'json', 'github', 'markdown'],
      default: 'pretty',
    },
    screenshots: {
      about: {
        de: 'legt hier von jeder berührten Seite Bilder davor und danach ab',
        en: 'puts pictures of every page touched here, before and after',
      },
      value: { de: 'ORDNER', en: 'FOLDER' },
      isPath: true,
    },
  },
  exits: [
    { de: 'verglichen', en: 'compared' },
    { de: 'die jetzige Fassung lässt sich nicht bauen', en: 'the present version cannot be built' },
  ],
  run: ({ flags, language }) => reportImpact(flags, language),
});
