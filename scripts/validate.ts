import { checkSite } from '../src/pipeline/compile.ts';
import { formatOf, languageOf, printReport, readFlags, run } from './cli.ts';
import { readContent } from './content.ts';

const USAGE = `npm run validate -- [--pages ORDNER] [--format pretty|json|github] [--lang de|en]
  Prüft alle Seiten. Ende mit 0: alle gültig, 1: Fehler gefunden, 2: falsch aufgerufen.`;

await run(USAGE, () => {
  const flags = readFlags({ pages: { type: 'string' }, format: { type: 'string' }, lang: { type: 'string' } });
  const folder = flags.pages ?? 'pages-data';
  const language = languageOf(flags.lang);
  const format = formatOf(flags.format);
  const { findings, texts, pages } = checkSite(readContent(folder));
  printReport({ findings, texts, pages, folder, language }, format);
  return findings.some((finding) => finding.severity === 'error') ? 1 : 0;
});
