import { readContent } from '../../src/files/content.ts';
import { UsageError } from '../../src/findings/errors.ts';
import type { Language } from '../../src/findings/messages/message.ts';
import { newFindings } from '../../src/findings/new-findings.ts';
import { checkSite, siteReader } from '../../src/pipeline/compile.ts';
import type { Content } from '../../src/pipeline/read/content.ts';
import type { SiteReader } from '../../src/pipeline/read/read.ts';
import { type Fixed, fixSite } from '../../src/tools/fix/fix.ts';
import { type Format, printReport } from '../cli/print.ts';
import { changeSince } from './changed.ts';
import { watchPages } from './watch.ts';
import { writeFixed } from './write.ts';

interface ValidateOptions {
  /** folder of the pages */
  pages: string;
  format: Format;
  fix: boolean;
  watch: boolean;
  /** Git revision; only what is new since then is reported */
  changed: string | undefined;
  date: string | undefined;
}

/** Checks all pages and reports on them; with `watch` until a signal ends it. Returns the exit code. */
export function validatePages(options: ValidateOptions, language: Language): number | Promise<never> {
  const { pages: folder, date, format } = options;
  if (options.watch) {
    refuseBesideWatch(options);
    return watchPages(folder, language, date);
  }
  const content = readContent(folder, date);
  const change = options.changed === undefined ? undefined : changeSince(options.changed, folder, content);
  const reader = siteReader();
  const before = change && checkSite(change.before, reader);
  const { checked, fixed } = options.fix
    ? fix(folder, content, change?.files, reader)
    : { checked: checkSite(content, reader) };
  const isNew = change && before && newFindings(checked, before, change);
  return printReport({ ...checked, ...isNew, ...(fixed && { fixed }), folder, language }, format);
}

function refuseBesideWatch({ fix, changed, format }: ValidateOptions) {
  const other = fix ? '--fix' : changed !== undefined ? '--changed' : format !== 'pretty' ? `--format ${format}` : '';
  if (other === '') return;
  throw new UsageError({
    de: `--watch und ${other} lassen sich nicht kombinieren.`,
    en: `--watch and ${other} cannot be combined.`,
  });
}

function fix(folder: string, content: Content, files: ReadonlySet<string> | undefined, reader: SiteReader): Fixed {
  const result = fixSite(content, (file) => files?.has(file) ?? true, reader);
  writeFixed(folder, result.files, { before: content, after: result.content });
  return result;
}
