import type { Finding } from '../finding.ts';
import type { Language } from '../messages/message.ts';

/** What a format turns into text. */
export interface Report {
  findings: readonly Finding[];
  texts: ReadonlyMap<string, string>;
  /** number of page files looked at */
  pages: number;
  /** put before every file name: the pages folder as the user named it */
  folder: string;
  language: Language;
}

export const fileName = (report: Report, finding: Finding) =>
  report.folder === '' ? finding.file : `${report.folder.replace(/\/+$/u, '')}/${finding.file}`;

export const count = (report: Report, severity: Finding['severity']) =>
  report.findings.filter((finding) => finding.severity === severity).length;
