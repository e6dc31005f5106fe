import { excerpt } from '../excerpt.ts';
import { messageOf } from '../messages/messages.ts';
import { count, fileName, type Report } from './report.ts';

/** Findings for programs: one JSON object, stable in its properties. */
export function json(report: Report): string {
  const errors = count(report, 'error');
  const findings = report.findings.map((finding) => ({
    ...finding,
    file: fileName(report, finding),
    message: messageOf(finding, report.language).problem,
    remedy: messageOf(finding, report.language).remedy,
    excerpt: excerpt(report.texts.get(finding.file) ?? '', finding),
  }));
  const { language } = report;
  const unread = report.unread?.map(({ file, text }) => ({
    file: file && fileName(report, { file }),
    message: text[language],
  }));
  const summary = {
    ok: errors === 0 && !unread,
    unread,
    pages: report.pages,
    errors,
    warnings: count(report, 'warning'),
  };
  const fixed = report.fixed?.map(({ finding, changes }) => {
    const { code, line, column, pointer } = finding;
    return { code, file: fileName(report, finding), line, column, pointer, changes };
  });
  const unpublished = report.unpublished && Array.from(report.unpublished, ([route, reason]) => ({ route, ...reason }));
  return JSON.stringify({ ...summary, day: report.day, unpublished, change: report.change, fixed, findings }, null, 2);
}
