import { readContent } from '../../src/files/content.ts';
import type { Report } from '../../src/findings/formats/report.ts';
import { newFindings } from '../../src/findings/new-findings.ts';
import { checkSite, siteReader } from '../../src/pipeline/compile.ts';
import type { Content } from '../../src/pipeline/read/content.ts';
import type { SiteReader } from '../../src/pipeline/read/read.ts';
import { type Fixed, fixSite } from '../../src/tools/fix/fix.ts';
import { replaceFiles } from '../cli/replace.ts';
import { changeSince } from './changed.ts';

interface CheckOptions {
  /** folder of the pages */
  pages: string;
  fix: boolean;
  /** Git revision; only what is new since then is reported */
  changed: string | undefined;
  date: string | undefined;
}

/** Checks all pages, fixes what there is to fix where that is asked for, and tells what is new where only that is. */
export function checkChanges(options: CheckOptions): Omit<Report, 'folder' | 'language'> {
  const { pages: folder, date } = options;
  const content = readContent(folder, date);
  const change = options.changed === undefined ? undefined : changeSince(options.changed, folder, content);
  const reader = siteReader();
  const before = change && checkSite(change.before, reader);
  const { checked, fixed } = options.fix
    ? fix(folder, content, change?.files, reader)
    : { checked: checkSite(content, reader) };
  const isNew = change && before && newFindings(checked, before, change);
  return { ...checked, ...isNew, ...(fixed && { fixed }) };
}

function fix(folder: string, content: Content, files: ReadonlySet<string> | undefined, reader: SiteReader): Fixed {
  const result = fixSite(content, (file) => files?.has(file) ?? true, reader);
  const bytesOf = ({ files }: Content, path: string) => files.find((file) => file.path === path)?.bytes;
  const fixed = result.files.flatMap((path) => {
    const [read, fresh] = [bytesOf(content, path), bytesOf(result.content, path)];
    return read && fresh ? [{ path, read, fresh }] : [];
  });
  replaceFiles(folder, fixed);
  return result;
}
