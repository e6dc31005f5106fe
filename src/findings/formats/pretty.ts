import { excerpt } from '../excerpt.ts';
import type { Finding } from '../finding.ts';
import { blockText } from '../messages/block.ts';
import { type Language, messageText, valueInWords } from '../messages/message.ts';
import { messageOf } from '../messages/messages.ts';
import { dayText, reasonText } from '../messages/publish.ts';
import { prettyFixed } from './fixed.ts';
import { count, type Paint, placeOf, printable, type Report } from './report.ts';

const words = {
  de: {
    error: 'Fehler',
    warning: 'Warnung',
    expected: 'erwartet',
    received: 'gefunden',
    others: (number: number) => `und noch ${number}`,
    sameAs: (place: string) => `wie ${place}`,
    summary: (pages: number, errors: number, warnings: number) =>
      `${pages} ${pages === 1 ? 'Seite' : 'Seiten'} geprüft: ${errors} Fehler, ${warnings} ${warnings === 1 ? 'Warnung' : 'Warnungen'}.`,
    more: (number: number) => `Und ${number} weitere; npm run validate zeigt sie.`,
    unpublished: (day: string) => `Nicht veröffentlicht${day === '' ? '' : ` am ${day}`}:`,
    change: (base: string, files: number) =>
      `Verglichen mit ${base}: ${files} ${files === 1 ? 'Datei' : 'Dateien'} geändert.`,
    checks: (file: string) => `Auch die Prüfung hat sich geändert (${file}): Alle Probleme werden gezeigt.`,
    before: (errors: number, warnings: number) =>
      `Andere Dateien hatten schon vorher ${errors} Fehler und ${warnings} ${warnings === 1 ? 'Warnung' : 'Warnungen'}; npm run validate zeigt sie.`,
  },
  en: {
    error: 'error',
    warning: 'warning',
    expected: 'expected',
    received: 'found',
    others: (number: number) => `and ${number} more`,
    sameAs: (place: string) => `same as ${place}`,
    summary: (pages: number, errors: number, warnings: number) =>
      `${pages} ${pages === 1 ? 'page' : 'pages'} checked: ${errors} ${errors === 1 ? 'error' : 'errors'}, ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}.`,
    more: (number: number) => `And ${number} more; npm run validate shows them.`,
    unpublished: (day: string) => `Not published${day === '' ? '' : ` on ${day}`}:`,
    change: (base: string, files: number) =>
      `Compared with ${base}: ${files} ${files === 1 ? 'file' : 'files'} changed.`,
    checks: (file: string) => `The checks have changed, too (${file}): all findings are shown.`,
    before: (errors: number, warnings: number) =>
      `Other files already had ${errors} ${errors === 1 ? 'error' : 'errors'} and ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}; npm run validate shows them.`,
  },
};

/**
 * Findings for a person at a terminal: place, excerpt with a mark, problem, remedy; a summary last. Errors stand behind
 * warnings, next to the summary, where a terminal is read first; where only some are shown, errors before warnings.
 */
export function pretty(report: Report, paint: Paint): string {
  const fixed = report.fixed && report.fixed.length > 0 ? [prettyFixed(report, report.fixed, paint)] : [];
  const { findings, most = findings.length } = report;
  const of = (severity: Finding['severity']) => findings.filter((finding) => finding.severity === severity);
  const [errors, warnings] = [of('error').slice(0, most), of('warning')];
  const shown = [...warnings.slice(0, most - errors.length), ...errors];
  const blocks = prettyFindings(shown, report, paint);
  const more = findings.length > most ? [words[report.language].more(findings.length - most)] : [];
  return [...fixed, ...blocks, ...more, prettySummary(report, paint)].join('\n\n');
}

/** The last lines: how much was checked, and how many problems there are. */
export function prettySummary(report: Report, paint: Paint): string {
  const text = words[report.language];
  const errors = count(report, 'error');
  const summary = text.summary(report.pages, errors, count(report, 'warning'));
  const hidden = [...(report.unpublished ?? [])].map(
    ([route, reason]) => `  ${route} (${reasonText(reason, report.language)})`,
  );
  const day = report.day === undefined ? '' : dayText(report.day, report.language);
  return [
    paint(errors > 0 ? 'red' : 'green', summary),
    ...(hidden.length > 0 ? [text.unpublished(day), ...hidden] : []),
    ...prettyChange(report),
  ].join('\n');
}

/** What a change is compared with, and what is not among the findings; empty where it is not about a change. */
export function prettyChange({ change, language }: Pick<Report, 'change' | 'language'>): string[] {
  if (!change) return [];
  const { base, files, before, checks } = change;
  const text = words[language];
  const isSound = before.errors + before.warnings === 0;
  return [
    text.change(base, files),
    ...(isSound ? [] : [text.before(before.errors, before.warnings)]),
    ...(checks === undefined ? [] : [text.checks(checks)]),
  ];
}

/** So many findings that say the same are shown whole; of the others the place is enough. */
const MOST_WHOLE = 3;

function prettyFindings(findings: readonly Finding[], report: Report, paint: Paint): string[] {
  const alike = new Map<string, { first: Finding; count: number }>();
  const blocks: string[] = [];
  let isInList = false;
  for (const finding of findings) {
    const key = [finding.code, ...sentenceLines(finding, report.language, paint)].join('\n');
    const { first, count } = alike.get(key) ?? { first: finding, count: 0 };
    alike.set(key, { first, count: count + 1 });
    if (count < MOST_WHOLE) blocks.push(prettyFinding(finding, report, paint));
    else {
      const line = `${headLine(finding, report, paint)}  ${words[report.language].sameAs(placeOf(report, first))}`;
      blocks.push(isInList ? `${blocks.pop()}\n${line}` : line);
    }
    isInList = count >= MOST_WHOLE;
  }
  return blocks;
}

export const prettyFinding = (finding: Finding, report: Report, paint: Paint): string =>
  [
    headLine(finding, report, paint),
    ...excerptLines(finding, report, paint),
    ...sentenceLines(finding, report.language, paint),
  ].join('\n');

/** Where a finding is, and what it is called. */
function headLine(finding: Finding, report: Report, paint: Paint): string {
  const text = words[report.language];
  const style = finding.severity === 'error' ? 'red' : 'yellow';
  const place = paint('bold', placeOf(report, finding));
  const block = finding.block ? `  ${printable(blockText(finding.block, report.language))}` : '';
  const pointer = finding.pointer === '' ? '' : `  ${paint('dim', printable(finding.pointer))}`;
  return `${place}  ${paint(style, text[finding.severity])}  ${paint('dim', finding.code)}${block}${pointer}`;
}

/** What is wrong and what to do. */
function sentenceLines(finding: Finding, language: Language, paint: Paint): string[] {
  const message = messageText(messageOf(finding, language));
  return [`  ${printable(message)}`, ...expectedLines(finding, message, language, paint)];
}

function excerptLines(finding: Finding, report: Report, paint: Paint): string[] {
  const source = report.texts.get(finding.file);
  if (source === undefined || source === '') return [];
  const lines = excerpt(source, finding);
  const digits = String(lines.at(-1)?.number ?? 0).length;
  return lines.flatMap(({ number, text: line, mark }) => {
    const text = printable(line);
    const head = `${mark ? '>' : ' '} ${String(number).padStart(digits)} | `;
    if (!mark) return [paint('dim', head + text)];
    const under = `${' '.repeat(head.length + mark.column - 1)}${'^'.repeat(mark.length)}`;
    return [head + text, paint(finding.severity === 'error' ? 'red' : 'yellow', under)];
  });
}

/** What was expected and found, unless the message says so already. */
function expectedLines({ expected, received }: Finding, message: string, language: Language, paint: Paint): string[] {
  if (expected === undefined || received === undefined) return [];
  const [text, wanted] = [words[language], valueInWords(expected, language)];
  if (message.includes(expected) || message.includes(wanted)) return [];
  const shown = printable(shortened(wanted, text.others));
  return [paint('dim', `  ${text.expected}: ${shown} – ${text.received}: ${printable(received)}`)];
}

/** Most characters that a list of what was expected may take. */
const LONGEST_LIST = 200;

/** As many whole entries of a list as there is room for, at least one, and how many are left out. */
function shortened(list: string, others: (number: number) => string): string {
  const separator = list.includes(' | ') ? ' | ' : ', ';
  const entries = list.split(separator);
  let count = 1;
  while (count < entries.length && entries.slice(0, count + 1).join(separator).length <= LONGEST_LIST) count++;
  const left = entries.length - count;
  return left > 0 ? `${entries.slice(0, count).join(separator)} ${others(left)}` : list;
}
