import { messageText } from '../messages/message.ts';
import { messageOf } from '../messages/messages.ts';
import { fileName, type Report } from './report.ts';

/** Findings as GitHub workflow commands, which mark the lines of a pull request. */
export function github(report: Report): string {
  const unread = (report.unread ?? []).map(({ file, text }) =>
    command('error', file === undefined ? {} : { file: fileName(report, { file }) }, text[report.language]),
  );
  const findings = report.findings.map((finding) => {
    const properties = {
      file: fileName(report, finding),
      line: finding.line,
      col: finding.column,
      endLine: finding.endLine,
      endColumn: finding.endColumn,
      title: finding.code,
    };
    return command(finding.severity, properties, messageText(messageOf(finding, report.language)));
  });
  return [...unread, ...findings].join('\n');
}

function command(name: string, properties: Record<string, string | number>, text: string): string {
  const list = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(String(value))}`);
  return `::${[name, list.join(',')].join(' ').trimEnd()}::${escapeData(text)}`;
}

const escapeData = (text: string) => text.replaceAll('%', '%25').replace(/\p{Cc}/gu, encodeURIComponent);
const escapeProperty = (text: string) => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
