import type { Report } from '../src/findings/formats/report.ts';
import type { Language } from '../src/findings/messages/message.ts';
import { newFindings } from '../src/findings/new-findings.ts';
import { checkSite } from '../src/pipeline/compile.ts';
import type { Content } from '../src/pipeline/read/content.ts';
import { type Mended, mendSite } from '../src/tools/fix/mend.ts';
import { buildDay } from './build-day.ts';
import { formatOf, languageOf, printReport, readFlags, run, UsageError } from './cli.ts';
import { readContent } from './content.ts';
import { changeSince } from './validate.changed.ts';
import { watchPages } from './validate.watch.ts';
import { validateUsage, validateWords } from './validate.words.ts';
import { writeMended } from './validate.write.ts';

await run(validateUsage, async () => {
  const string = { type: 'string' } as const;
  const boolean = { type: 'boolean' } as const;
  const options = {
    pages: string,
    format: string,
    lang: string,
    changed: string,
    date: string,
    fix: boolean,
    watch: boolean,
  };
  const flags = readFlags(options, withRevision(process.argv.slice(2)));
  const folder = flags.pages ?? 'pages-data';
  const language = languageOf(flags.lang);
  const format = formatOf(flags.format);
  const words = validateWords[language];
  if (flags.watch) {
    if (flags.fix) throw new UsageError(words.together('--watch', '--fix'));
    if (flags.changed !== undefined) throw new UsageError(words.together('--watch', '--changed'));
    if (format !== 'pretty') throw new UsageError(words.together('--watch', `--format ${format}`));
    return watchPages(folder, language, flags.date);
  }
  const content = readContent(folder, buildDay(flags.date));
  const change = flags.changed === undefined ? undefined : changeSince(flags.changed, folder, content, words);
  const before = change && checkSite(change.before);
  const { checked, mended } = flags.fix
    ? mend(folder, content, change?.files, language)
    : { checked: checkSite(content) };
  const report: Report = {
    ...checked,
    ...(change && before && newFindings(checked, before, change)),
    ...(mended && { mended }),
    folder,
    language,
  };
  printReport(report, format);
  return report.findings.some((finding) => finding.severity === 'error') ? 1 : 0;
});

function mend(folder: string, content: Content, files: ReadonlySet<string> | undefined, language: Language): Mended {
  const result = mendSite(content, (file) => files?.has(file) ?? true);
  writeMended(folder, result.files, { before: content, after: result.content }, validateWords[language]);
  return result;
}

/** `--changed` alone means the last commit. */
function withRevision(args: readonly string[]): string[] {
  return args.flatMap((arg, index) => {
    const next = args[index + 1];
    return arg === '--changed' && (next === undefined || next.startsWith('-')) ? [arg, 'HEAD'] : [arg];
  });
}
