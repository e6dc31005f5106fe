import type { InValue } from '@libsql/client';
import type { FormValues } from '../../src/forms/check.ts';
import type { StoredSubmission } from '../capture/store.ts';
import type { Database } from '../database.ts';

/** Which submissions; all conditions have to hold. */
export interface Filter {
  ids?: readonly string[] | undefined;
  form?: string | undefined;
  /** ISO 8601; from this moment on */
  since?: string | undefined;
  /** the sender's address, in capitals or not: for access and erasure (Art. 15 and 17 GDPR) */
  email?: string | undefined;
}

/** Oldest first. */
export async function findSubmissions(database: Database, filter: Filter): Promise<StoredSubmission[]> {
  const { where, args } = conditions(filter);
  const { rows } = await database.execute({ sql: `SELECT * FROM submissions ${where} ORDER BY id`, args });
  return rows.map((row) => ({
    id: String(row.id),
    receivedAt: String(row.received_at),
    form: String(row.form),
    page: String(row.page),
    serviceTag: String(row.service_tag),
    consentVersion: String(row.consent_version),
    values: readValues(String(row.fields)),
  }));
}

/** Resolves with how many there were; they cannot be read from the files afterwards. */
export async function deleteSubmissions(database: Database, ids: readonly string[]): Promise<number> {
  const { where, args } = conditions({ ids });
  const [result] = await database.batch([{ sql: `DELETE FROM submissions ${where}`, args }], 'write');
  await database.scrub();
  return result?.rowsAffected ?? 0;
}

function conditions({ ids, form, since, email }: Filter): { where: string; args: InValue[] } {
  const parts: { sql: string; arg: string | undefined }[] = [
    { sql: 'id IN (SELECT value FROM json_each(?))', arg: ids && JSON.stringify(ids) },
    { sql: 'form = ?', arg: form },
    { sql: 'received_at >= ?', arg: since },
    { sql: "lower(json_extract(fields, '$.email')) = lower(?)", arg: email },
  ];
  const given = parts.filter(({ arg }) => arg !== undefined);
  return {
    where: given.length === 0 ? '' : `WHERE ${given.map(({ sql }) => sql).join(' AND ')}`,
    args: given.map(({ arg }) => arg ?? null),
  };
}

/** Written by this server alone, as a flat object of texts. */
const readValues = (fields: string): FormValues => JSON.parse(fields);
