import { messageOf } from '../messages/messages.ts';
import { fileName, type Report } from './report.ts';

/** Findings as GitHub workflow commands, which mark the lines of a pull request. */
export function github(report: Report): string {
  return report.findings
    .map((finding) => {
      const { problem, remedy } = messageOf(finding, report.language);
      const properties = {
        file: fileName(report, finding),
        line: finding.line,
        col: finding.column,
        endLine: finding.endLine,
        endColumn: finding.endColumn,
        title: finding.code,
      };
      const list = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(String(value))}`);
      return `::${finding.severity} ${list.join(',')}::${escapeData(`${problem} ${remedy}`)}`;
    })
    .join('\n');
}

const escapeData = (text: string) => text.replaceAll('%', '%25').replace(/\p{Cc}/gu, encodeURIComponent);
const escapeProperty = (text: string) => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
