import type { InValue } from '@libsql/client';
import { mailFolder } from '../../mail/delivery/folder.ts';
import { deletionOfMail } from '../../mail/delivery/queue.ts';
import { write } from '../../mail/shared/database.ts';
import { HOUR_MS } from '../../mail/shared/time.ts';
import type { FormValues } from '../../src/forms/check.ts';
import type { StoredSubmission } from '../capture/store.ts';
import type { Database } from '../database.ts';

/** Which submissions; all conditions have to hold. */
export interface Filter {
  ids?: readonly string[] | undefined;
  form?: string | undefined;
  /** the sender's own name for it */
  senderId?: string | undefined;
  /** ISO 8601; from this moment on */
  since?: string | undefined;
  /** the sender's address, in capitals or not: for access and erasure (Art. 15 and 17 GDPR) */
  email?: string | undefined;
}

/** Oldest first. */
export async function findSubmissions(database: Database, filter: Filter): Promise<StoredSubmission[]> {
  const { where, args } = conditions(filter);
  const { rows } = await database.execute({ sql: `SELECT * FROM submissions ${where} ORDER BY id`, args });
  const found = rows.map((row) => ({
    id: String(row.id),
    receivedAt: String(row.received_at),
    form: String(row.form),
    page: String(row.page),
    serviceTag: String(row.service_tag),
    consentVersion: String(row.consent_version),
    values: readValues(String(row.fields)),
  }));
  const { email } = filter;
  if (email === undefined) return found;
  return found.filter(({ values }) => Object.values(values).some((value) => comparable(value) === comparable(email)));
}

/** What was stored in the last hour under its sender's id; undefined where nothing was, and without an id. */
export async function findLately(
  database: Database,
  senderId: string | undefined,
): Promise<StoredSubmission | undefined> {
  return senderId === undefined ? undefined : (await storedLately(database, { senderId }))[0];
}

/** What was stored in the last hour. */
export const storedLately = (database: Database, filter: Omit<Filter, 'since'> = {}): Promise<StoredSubmission[]> =>
  findSubmissions(database, { ...filter, since: new Date(Date.now() - HOUR_MS).toISOString() });

/** SQLite knows capitals of ASCII alone. */
const comparable = (text: string) => text.normalize('NFC').toLowerCase();

/**
 * Deletes submissions, and mail about them that waits or was given up; with `outbox`, also what lies in that folder.
 * Resolves with how many submissions there were; they cannot be read from the files afterwards.
 */
export async function deleteSubmissions(database: Database, ids: readonly string[], outbox?: string): Promise<number> {
  const { where, args } = conditions({ ids });
  const [result] = await write(database, [{ sql: `DELETE FROM submissions ${where}`, args }, deletionOfMail(ids)]);
  if (outbox !== undefined) await mailFolder(outbox).forgetAbout(ids);
  await database.scrub();
  return result?.rowsAffected ?? 0;
}

function conditions({ ids, form, senderId, since }: Filter): { where: string; args: InValue[] } {
  const parts: { sql: string; arg: string | undefined }[] = [
    { sql: 'id IN (SELECT value FROM json_each(?))', arg: ids && JSON.stringify(ids) },
    { sql: 'form = ?', arg: form },
    { sql: 'sender_id = ?', arg: senderId },
    { sql: 'received_at >= ?', arg: since },
  ];
  const given = parts.filter(({ arg }) => arg !== undefined);
  return {
    where: given.length === 0 ? '' : `WHERE ${given.map(({ sql }) => sql).join(' AND ')}`,
    args: given.map(({ arg }) => arg ?? null),
  };
}

/** Written by this server alone, as a flat object of texts. */
const readValues = (fields: string): FormValues => JSON.parse(fields);
