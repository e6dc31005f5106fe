import { readContent, reuseFiles } from '../../src/files/content.ts';
import { MediaReader } from '../../src/files/media.ts';
import { watchFolder } from '../../src/files/watch.ts';
import { sentenceOf } from '../../src/findings/errors.ts';
import type { Finding } from '../../src/findings/finding.ts';
import { prettyFinding, prettySummary } from '../../src/findings/formats/pretty.ts';
import { fileName, printable, type Report } from '../../src/findings/formats/report.ts';
import type { Language } from '../../src/findings/messages/message.ts';
import { type Checked, checkSite, siteReader } from '../../src/pipeline/compile.ts';
import type { Content } from '../../src/pipeline/read/content.ts';
import { withShownGuides } from '../cli/guides.ts';
import { paintOfTerminal, printReport } from '../cli/print.ts';

const words = {
  de: { watching: (folder: string) => `Warte auf Änderungen in ${folder} (Ende mit Strg+C).`, gone: 'erledigt' },
  en: { watching: (folder: string) => `Watching ${folder} for changes (stop with Ctrl+C).`, gone: 'done' },
};

/**
 * Checks a pages folder now and after every save, and prints what is new and what is gone. Goes on whatever happens to
 * the folder; only a signal ends it. Without a date, each check is for the day on which it runs.
 */
export async function watchPages(folder: string, language: Language, date: string | undefined): Promise<never> {
  const media = new MediaReader();
  let content = readContent(folder, date, media);
  const reader = siteReader();
  let checked = checkSite(content, reader);
  let trouble: string | undefined;
  const report = (): Report => ({ ...checked, folder, language });
  printReport(report());
  const look = () => {
    try {
      const before = checked;
      const current = readContent(folder, date, media);
      if (trouble === undefined && isSame(current, content)) return;
      content = reuseFiles(current, content);
      checked = checkSite(content, reader);
      trouble = undefined;
      console.log(`\n${difference(before, report()).join('\n\n')}`);
    } catch (error) {
      const sentence = sentenceOf(error, language);
      if (sentence !== trouble) console.error(`\n${sentence}`);
      trouble = sentence;
    }
  };
  await watchFolder(folder, look);
  // What was saved between the first reading and the watching causes no event.
  look();
  console.log(words[language].watching(folder));
  return new Promise(() => {});
}

/** What was found newly, in full; what is gone, in a line each; and the summary. */
function difference(before: Checked, report: Report): string[] {
  const paint = paintOfTerminal();
  const known = new Set(before.findings.map(keyOf));
  const present = new Set(report.findings.map(keyOf));
  const { gone } = words[report.language];
  return [
    ...before.findings
      .filter((finding) => !present.has(keyOf(finding)))
      .map(
        (finding) =>
          `${printable(fileName(report, finding))}  ${paint('green', gone)}  ${finding.code}  ${printable(finding.pointer)}`,
      ),
    ...report.findings
      .filter((finding) => !known.has(keyOf(finding)))
      .map((finding) => withShownGuides(prettyFinding(finding, report, paint))),
    prettySummary(report, paint),
  ];
}

/** A finding stays the same when lines above it come or go. */
const keyOf = ({ file, code, pointer, received }: Finding) => JSON.stringify([file, code, pointer, received]);

const isSame = (a: Content, b: Content) =>
  a.files.length === b.files.length &&
  JSON.stringify([...(a.media ?? [])]) === JSON.stringify([...(b.media ?? [])]) &&
  a.files.every(({ path, bytes }, index) => {
    const other = b.files[index];
    return other?.path === path && Buffer.compare(other.bytes, bytes) === 0;
  });
