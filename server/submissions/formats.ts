import { stringify } from 'csv-stringify/sync';
import type { StoredSubmission } from '../capture/store.ts';

/**
 * For spreadsheets: UTF-8 with a byte order mark, semicolons, CRLF, every cell quoted; a cell that would be a formula
 * gets an apostrophe in front. One column for each field that any of the submissions has.
 */
export function csv(submissions: readonly StoredSubmission[]): string {
  const fields = [...new Set(submissions.flatMap(({ values }) => Object.keys(values)))];
  const head = ['id', 'received_at', 'form', 'page', 'service_tag', 'consent_version', ...fields];
  const rows = submissions.map(({ id, receivedAt, form, page, serviceTag, consentVersion, values }) => [
    ...[id, receivedAt, form, page, serviceTag, consentVersion],
    ...fields.map((field) => values[field] ?? ''),
  ]);
  return stringify([head, ...rows], {
    bom: true,
    delimiter: ';',
    record_delimiter: 'windows',
    quoted: true,
    quoted_empty: true,
    escape_formulas: true,
    cast: { string: (text) => (UNSEEN_START.test(text) ? `'${text}` : text) },
  });
}

/** Some spreadsheets skip these before a formula (OWASP, "CSV Injection"); the library does not know them. */
const UNSEEN_START = /^[\n\0]/u;

export const json = (submissions: readonly StoredSubmission[]) => `${JSON.stringify(submissions, null, 2)}\n`;

/** For a terminal: one line each. */
export function list(submissions: readonly StoredSubmission[]): string {
  const rows = submissions.map(({ id, receivedAt, form, serviceTag, values }) => [
    id,
    receivedAt.slice(0, 16).replace('T', ' '),
    form,
    values.name ?? '',
    values.email ?? '',
    serviceTag,
  ]);
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map(
      (row) =>
        `${row
          .map((text, column) => text.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}
