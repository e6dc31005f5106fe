import { buildDay } from '../src/files/build-day.ts';
import { readContent } from '../src/files/content.ts';
import { UsageError } from '../src/findings/errors.ts';
import type { Report } from '../src/findings/formats/report.ts';
import { newFindings } from '../src/findings/new-findings.ts';
import { checkSite, siteReader } from '../src/pipeline/compile.ts';
import type { Content } from '../src/pipeline/read/content.ts';
import type { SiteReader } from '../src/pipeline/read/read.ts';
import { type Fixed, mendSite } from '../src/tools/fix/mend.ts';
import { type Call, defineCommand } from './cli/command.ts';
import { dateFlag, pagesFlag } from './cli/flags.ts';
import { formatFlag, printReport } from './cli/print.ts';
import { changeSince } from './validate/changed.ts';
import { watchPages } from './validate/watch.ts';
import { writeMended } from './validate/write.ts';

const flags = {
  pages: pagesFlag,
  format: formatFlag,
  fix: {
    about: {
      de: 'behebt, was nur eine Lösung hat (vertippte Namen, Kommas, BOM, Links mit einem Tippfehler …); alles andere bleibt unverändert',
      en: 'fixes whatever has only one solution (misspelled names, commas, BOM, links with a typo …) and leaves everything else unchanged',
    },
  },
  watch: {
    about: {
      de: 'prüft nach jedem Speichern und zeigt nur, was sich geändert hat; Ende mit Strg+C',
      en: 'checks after every save and shows only what has changed; stop with Ctrl+C',
    },
  },
  changed: {
    about: {
      de: 'zeigt nur, was gegenüber einem Git-Stand neu ist (ohne Angabe: HEAD): alles in geänderten Dateien, in anderen nur, was durch die Änderung falsch wurde',
      en: 'shows only what is new since a Git revision (default: HEAD): everything in changed files, in others only what the change broke',
    },
    value: { de: 'STAND', en: 'REVISION' },
    implied: 'HEAD',
  },
  date: dateFlag,
} as const;

export default defineCommand({
  name: 'validate',
  about: {
    de: 'Prüft alle Seiten zusammen und zeigt jedes Problem mit Ort und Abhilfe.',
    en: 'Checks all pages and reports every problem with its location and how to fix it.',
  },
  flags,
  exits: [
    { de: 'kein Fehler', en: 'no errors' },
    { de: 'Fehler gefunden', en: 'errors found' },
  ],
  run({ flags, language }) {
    if (flags.watch) {
      refuseBesideWatch(flags);
      return watchPages(flags.pages, language, flags.date);
    }
    const content = readContent(flags.pages, buildDay(flags.date));
    const change = flags.changed === undefined ? undefined : changeSince(flags.changed, flags.pages, content);
    const reader = siteReader();
    const before = change && checkSite(change.before, reader);
    const { checked, fixed } = flags.fix
      ? mend(flags.pages, content, change?.files, reader)
      : { checked: checkSite(content, reader) };
    const report: Report = {
      ...checked,
      ...(change && before && newFindings(checked, before, change)),
      ...(fixed && { fixed }),
      folder: flags.pages,
      language,
    };
    printReport(report, flags.format);
    return report.findings.some((finding) => finding.severity === 'error') ? 1 : 0;
  },
});

function refuseBesideWatch({ fix, changed, format }: Call<typeof flags>['flags']) {
  const other = fix ? '--fix' : changed !== undefined ? '--changed' : format !== 'pretty' ? `--format ${format}` : '';
  if (other === '') return;
  throw new UsageError({
    de: `--watch und ${other} lassen sich nicht kombinieren.`,
    en: `--watch and ${other} cannot be combined.`,
  });
}

function mend(folder: string, content: Content, files: ReadonlySet<string> | undefined, reader: SiteReader): Fixed {
  const result = mendSite(content, (file) => files?.has(file) ?? true, reader);
  writeMended(folder, result.files, { before: content, after: result.content });
  return result;
}
