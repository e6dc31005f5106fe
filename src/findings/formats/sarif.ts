import type {
  ArtifactLocation,
  Invocation,
  Log,
  Notification,
  Replacement,
  ReportingDescriptor,
  Result,
  Run,
} from 'sarif';
import type { Edit, Finding } from '../finding.ts';
import { messageText } from '../messages/message.ts';
import { messageOf, severityOf } from '../messages/messages.ts';
import { fileName, type Report } from './report.ts';

const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';

/** Findings in the Static Analysis Results Interchange Format (OASIS SARIF 2.1.0), which code hosts and editors read. */
export function sarif(report: Report): string {
  const codes = [...new Set(report.findings.map(({ code }) => code))].sort();
  const run: Run = {
    tool: { driver: { name: 'people-pages', language: report.language, rules: codes.map(rule) } },
    columnKind: 'utf16CodeUnits',
    invocations: [invocation(report)],
    results: report.findings.map((finding) => result(finding, codes.indexOf(finding.code), report)),
  };
  const log: Log = { $schema: SCHEMA, version: '2.1.0', runs: [run] };
  return JSON.stringify(log, null, 2);
}

const rule = (code: Finding['code']): ReportingDescriptor => ({
  id: code,
  shortDescription: { text: code.replaceAll('-', ' ') },
  defaultConfiguration: { level: severityOf(code) },
});

function invocation(report: Report): Invocation {
  if (!report.unread) return { executionSuccessful: true };
  const toolExecutionNotifications = report.unread.map(
    ({ file, text }): Notification => ({
      level: 'error',
      message: { text: text[report.language] },
      ...(file !== undefined && {
        locations: [{ physicalLocation: { artifactLocation: locationOf({ file }, report) } }],
      }),
    }),
  );
  return { executionSuccessful: false, toolExecutionNotifications };
}

const locationOf = (part: { file: string }, report: Report): ArtifactLocation => ({
  uri: encodeURI(fileName(report, part)).replaceAll('#', '%23').replaceAll('?', '%3F'),
});

function result(finding: Finding, ruleIndex: number, report: Report): Result {
  const message = messageOf(finding, report.language);
  const artifactLocation = locationOf(finding, report);
  const { line, column, endLine, endColumn, pointer, fix } = finding;
  const region = { startLine: line, startColumn: column, endLine, endColumn };
  const logical = pointer === '' ? {} : { logicalLocations: [{ fullyQualifiedName: pointer, kind: 'property' }] };
  return {
    ruleId: finding.code,
    ruleIndex,
    level: finding.severity,
    message: { text: messageText(message) },
    locations: [{ physicalLocation: { artifactLocation, region }, ...logical }],
    ...(fix && {
      fixes: [
        {
          description: { text: message.remedy },
          artifactChanges: [{ artifactLocation, replacements: fix.map((edit) => replacement(finding, edit)) }],
        },
      ],
    }),
  };
}

/** Offsets count from the start of the text, behind a byte order mark; the mark itself is three bytes. */
function replacement({ code }: Finding, { offset, length, text }: Edit): Replacement {
  if (code === 'byte-order-mark') return { deletedRegion: { byteOffset: 0, byteLength: 3 } };
  return { deletedRegion: { charOffset: offset, charLength: length }, insertedContent: { text } };
}
