import type { Finding } from '../finding.ts';
import { messageText } from '../messages/message.ts';
import { messageOf } from '../messages/messages.ts';
import { prettySummary } from './pretty.ts';
import { count, fileName, placeOf, type Report } from './report.ts';

/**
 * Findings as JUnit XML, which most CI servers show as test results. The first case is the check as a whole and says in its output how much
 * was checked, so that a run without findings is not one without tests. An error is a case that has failed; a warning is one that has
 * passed and says it in its output, as the format knows no warnings; what could not be read is an error of the check.
 */
export function junit(report: Report): string {
  const unread = report.unread ?? [];
  const failures = count(report, 'error');
  const numbers = { tests: 1 + report.findings.length, failures, errors: unread.length > 0 ? 1 : 0 };
  const cases = [wholeCase(report), ...report.findings.map((finding) => findingCase(finding, report))];
  const suite = element('testsuite', { name: 'people-pages validate', ...numbers }, ...cases);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('testsuites', numbers, suite)}`;
}

function wholeCase(report: Report): string {
  const attributes = { classname: 'people-pages', name: 'validate' };
  if (!report.unread) return element('testcase', attributes, output(prettySummary(report, (_, text) => text)));
  const texts = report.unread.map(({ text }) => text[report.language]).join('\n');
  return element('testcase', attributes, element('error', { message: texts }));
}

function findingCase(finding: Finding, report: Report): string {
  const { code, severity, line, column, pointer } = finding;
  const file = fileName(report, finding);
  const message = messageText(messageOf(finding, report.language));
  const where = `${placeOf(report, finding)} ${pointer}`.trimEnd();
  const told =
    severity === 'error'
      ? element('failure', { type: code, message }, escaped(`${where}\n${message}`))
      : output(`${where}\n${message}`);
  return element('testcase', { classname: file, name: `${code} ${line}:${column}`, file, line }, told);
}

const output = (text: string) => element('system-out', {}, escaped(text));

function element(name: string, attributes: Record<string, string | number>, ...content: string[]): string {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(String(value))}"`);
  const start = `<${name}${list.join('')}`;
  return content.length === 0 ? `${start}/>` : `${start}>${content.join('\n')}</${name}>`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\n': '&#10;' };

/** XML 1.0 has no way to write most control characters and half a character: U+FFFD stands for them. */
const escaped = (text: string) =>
  text
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '\u{fffd}')
    .replace(/[&<>"\n]/gu, (character) => ENTITIES[character] ?? character);
