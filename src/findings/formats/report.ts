import type { Unread } from '../errors.ts';
import type { Finding, FixedFinding } from '../finding.ts';
import type { Language } from '../messages/message.ts';
import type { Unpublished } from '../messages/publish.ts';

/** Colours a piece of text for a terminal, or leaves it as it is. */
export type Paint = (style: 'red' | 'yellow' | 'dim' | 'bold' | 'green', text: string) => string;

/** What a format turns into text. */
export interface Report {
  findings: readonly Finding[];
  texts: Pick<ReadonlyMap<string, string>, 'get'>;
  /** number of page files checked */
  pages: number;
  /** put before every file name: the pages folder as the user named it */
  folder: string;
  /** the day that the site was checked for, and the pages that are not published on it, by route */
  day?: string | undefined;
  unpublished?: ReadonlyMap<string, Unpublished>;
  language: Language;
  /** so many findings are shown to a person, and the number of the others; all by default */
  most?: number;
  /** what was fixed before; the findings are those that remain */
  fixed?: readonly FixedFinding[];
  /**
   * where only a change is reported: what it is compared with, its files, and what was wrong before it; where the checks have
   * changed, too, one of their files: then all findings are reported
   */
  change?: { base: string; files: number; before: { errors: number; warnings: number }; checks?: string | undefined };
  /** why nothing was checked; there are no findings then */
  unread?: readonly Unread[];
}

export const fileName = (report: Pick<Report, 'folder'>, { file }: { file: string }) =>
  report.folder === '' ? file : `${report.folder.replace(/\/+$/u, '')}/${file}`;

export const count = (report: Pick<Report, 'findings'>, severity: Finding['severity']) =>
  report.findings.filter((finding) => finding.severity === severity).length;

/** Where a finding is, as terminals make a link of it: `pages-data/live.json:5:31`. */
export const placeOf = (report: Pick<Report, 'folder'>, finding: Finding) =>
  `${printable(fileName(report, finding))}:${finding.line}:${finding.column}`;

/** A text that names guides of the engine as they lie in its folder, with each as it is shown: the engine may be in that of a package. */
export const withGuides = (text: string, shown: (path: string) => string): string =>
  text.replaceAll(/(?<![\w/])(?:docs|schema(?:\/en)?)\/blocks\.md/gu, shown);

/** A text for a terminal: control characters, which would steer it, and marks of direction are shown as signs. */
export const printable = (text: string): string =>
  text.replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu, (character) => {
    const code = character.charCodeAt(0);
    return code < 0x20 ? String.fromCharCode(0x2400 + code) : '\ufffd';
  });
