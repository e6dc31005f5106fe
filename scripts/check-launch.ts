import { checkSite } from '../src/pipeline/compile.ts';
import { launchFindings } from '../src/tools/launch/launch.ts';
import { formatOf, languageOf, printReport, readFlags, run } from './cli.ts';
import { readContent } from './content.ts';

const USAGE = {
  de: `npm run check:launch -- [--pages ORDNER] [--format pretty|json|github|sarif] [--lang de|en]
  Nennt jeden Beispielwert, der vor der Veröffentlichung zu ersetzen ist, und jeden Fehler.
  Ende mit 0: bereit, 1: noch nicht, 2: falsch aufgerufen.`,
  en: `npm run check:launch -- [--pages FOLDER] [--format pretty|json|github|sarif] [--lang de|en]
  Names every sample value that is to be replaced before the launch, and every error.
  Exit 0: ready, 1: not yet, 2: wrong usage.`,
};

await run(USAGE, () => {
  const flags = readFlags({ pages: { type: 'string' }, format: { type: 'string' }, lang: { type: 'string' } });
  const folder = flags.pages ?? 'pages-data';
  const language = languageOf(flags.lang);
  const format = formatOf(flags.format);
  const checked = checkSite(readContent(folder));
  const findings = launchFindings(checked);
  printReport({ findings, texts: checked.texts, pages: checked.pages, folder, language }, format);
  return findings.some((finding) => finding.severity === 'error') ? 1 : 0;
});
