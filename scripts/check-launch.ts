import { readContent } from '../src/files/content.ts';
import { checkSite } from '../src/pipeline/compile.ts';
import { launchFindings } from '../src/tools/launch/launch.ts';
import { defineCommand } from './cli/command.ts';
import { pagesFlag } from './cli/flags.ts';
import { formatFlag, printReport, reporting } from './cli/print.ts';

export default defineCommand({
  name: 'check-launch',
  about: {
    de: 'Nennt jeden Beispielwert, der vor der Veröffentlichung zu ersetzen ist, und jeden Fehler.',
    en: 'Names every sample value that is to be replaced before the launch, and every error.',
  },
  flags: { pages: pagesFlag, format: formatFlag },
  exits: [
    { de: 'bereit', en: 'ready' },
    { de: 'noch nicht', en: 'not yet' },
  ],
  run({ flags, language }) {
    const { pages: folder, format } = flags;
    return reporting({ folder, language }, format, () => {
      const checked = checkSite(readContent(folder));
      const findings = launchFindings(checked);
      return printReport({ ...checked, findings, folder, language }, format);
    });
  },
});
