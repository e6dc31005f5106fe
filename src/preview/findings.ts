import { join, posix } from 'node:path';
import { routeOf } from '../documents/routes.ts';
import type { UnreadableEntry } from '../files/entries.ts';
import { excerpt } from '../findings/excerpt.ts';
import type { Finding } from '../findings/finding.ts';
import { withGuides } from '../findings/formats/report.ts';
import { blockText } from '../findings/messages/block.ts';
import type { Language, Severity } from '../findings/messages/message.ts';
import { messageOf } from '../findings/messages/messages.ts';
import { unreadableWords } from '../findings/messages/unreadable.ts';
import type { PreviewFinding, PreviewWarnings } from './contract.ts';

/** Findings of one severity that the browser gets; nobody fixes more at a time. */
const MOST = 20;

interface Found {
  findings: readonly Finding[];
  /** the text of a file, for excerpts; undefined where it is none */
  textOf: (file: string) => string | undefined;
}

/** The pages folder, and how its findings are worded. */
interface FindingOptions {
  /** absolute */
  folder: string;
  /** as the author knows it */
  name: string;
  language: Language;
  /** in which messages name the engine's guides, as the author writes it; its own where there is none */
  engineFolder?: string;
}

/** Every error, those of a route's own file first; before all, entries that are no files and therefore not read. */
export function errorsFor(
  route: string | undefined,
  checked: Found,
  unreadable: readonly UnreadableEntry[],
  options: FindingOptions,
): PreviewFinding[] {
  const entries = unreadable.slice(0, MOST).map((entry) => shownEntry(entry, options));
  const errors = ownFirst('error', route, checked).slice(0, MOST - entries.length);
  return [...entries, ...errors.map((finding) => shown(finding, checked, options))];
}

/** How many warnings there are, and the first of them, those of a route's own file before all others. */
export function warningsFor(route: string | undefined, checked: Found, options: FindingOptions): PreviewWarnings {
  const all = ownFirst('warning', route, checked);
  return { count: all.length, first: all.slice(0, MOST).map((finding) => shown(finding, checked, options)) };
}

function ownFirst(severity: Severity, route: string | undefined, { findings }: Found): Finding[] {
  const order = (file: string) => (routeOf(file) === route ? 0 : 1);
  return findings.filter((finding) => finding.severity === severity).sort((a, b) => order(a.file) - order(b.file));
}

function shown(finding: Finding, { textOf }: Found, options: FindingOptions): PreviewFinding {
  const { folder, name, language, engineFolder = '' } = options;
  const { file, line, column, code, block } = finding;
  const { problem, remedy } = messageOf(finding, language);
  const named = (text: string) => withGuides(text, (path) => posix.join(engineFolder, path));
  return {
    file: `${name}/${file}`,
    open: `${join(folder, file)}:${line}:${column}`,
    line,
    column,
    code,
    block: block && blockText(block, language),
    problem: named(problem),
    remedy: named(remedy),
    excerpt: excerpt(textOf(file) ?? '', finding),
  };
}

const quoted: Readonly<Record<Language, (name: string) => string>> = {
  de: (name) => `„${name}“`,
  en: (name) => `"${name}"`,
};

function shownEntry({ path, kind }: UnreadableEntry, { folder, name, language }: FindingOptions): PreviewFinding {
  const { problem, remedy } = unreadableWords[language](kind);
  const place = { file: `${name}/${path}`, open: `${join(folder, path)}:1:1`, line: 1, column: 1 };
  return {
    ...place,
    code: kind,
    block: undefined,
    problem: `${quoted[language](path)} ${problem}`,
    remedy,
    excerpt: [],
  };
}
