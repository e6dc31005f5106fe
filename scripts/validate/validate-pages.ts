import { UsageError } from '../../src/findings/errors.ts';
import { prettyChange } from '../../src/findings/formats/pretty.ts';
import type { Language } from '../../src/findings/messages/message.ts';
import { type Format, print, printReport, reporting } from '../cli/print.ts';
import { checkPages } from './check-pages.ts';

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
export async function validatePages(options: ValidateOptions, language: Language): Promise<number> {
  const { pages: folder, date, format } = options;
  if (options.watch) {
    refuseBesideWatch(options);
    const { watchPages } = await import('./watch.ts');
    return watchPages(folder, language, date);
  }
  return reporting({ folder, language }, format, async () => {
    if (!options.fix && options.changed === undefined) return print(await checkPages(folder, date, language, format));
    const { checkChanges } = await import('./check-changes.ts');
    const report = { ...checkChanges(options), folder, language };
    // Programs read what is wrong; who reads the log learns what is left out.
    if (format !== 'pretty' && report.change) console.error(prettyChange(report).join('\n'));
    return printReport(report, format);
  });
}

function refuseBesideWatch({ fix, changed, format }: ValidateOptions) {
  const other = fix ? '--fix' : changed !== undefined ? '--changed' : format !== 'pretty' ? `--format ${format}` : '';
  if (other === '') return;
  throw new UsageError({
    de: `--watch und ${other} lassen sich nicht kombinieren.`,
    en: `--watch and ${other} cannot be combined.`,
  });
}
