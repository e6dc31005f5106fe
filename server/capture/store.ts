import type { InStatement } from '@libsql/client';
import { v7 as uuid } from 'uuid';
import { MINUTE_MS } from '../../mail/shared/time.ts';
import type { Submission } from '../../src/forms/wire.ts';
import type { Database } from '../database.ts';

/** A submission as it is stored, without any network address of the sender. */
export interface StoredSubmission extends Submission {
  /** sorts by time */
  id: string;
  /** ISO 8601, UTC */
  receivedAt: string;
  /** version of the text that was consented to; empty where the form asks for no consent */
  consentVersion: string;
  /** the sender's own name for it */
  senderId?: string | undefined;
}

export interface SubmissionStore {
  /**
   * Resolves when the submission is on disk, with false where it was there already: under its sender's id, or without one
   * word for word in the last ten minutes. Rejects when it is stored nowhere.
   */
  add(submission: StoredSubmission): Promise<boolean>;
  /** Resolves when nothing waits any more. */
  drain(): Promise<void>;
}

interface Waiting {
  statement: InStatement;
  resolve: (isNew: boolean) => void;
  reject: (error: unknown) => void;
}

/** Most submissions of one transaction. */
const GROUP = 100;

/**
 * Writes what waits together in one transaction (group commit): syncing the disk is what takes time, and one sync does
 * for all. No promise resolves before the commit of its own submission.
 */
export function submissionStore(database: Database): SubmissionStore {
  let waiting: Waiting[] = [];
  let writing: Promise<void> | undefined;

  const writeAll = async () => {
    while (waiting.length > 0) {
      const group = waiting.slice(0, GROUP);
      waiting = waiting.slice(GROUP);
      try {
        const results = await database.batch(
          group.map(({ statement }) => statement),
          'write',
        );
        for (const [index, { resolve }] of group.entries()) resolve(results[index]?.rowsAffected === 1);
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    writing = undefined;
  };

  return {
    add: (submission) =>
      new Promise((resolve, reject) => {
        waiting.push({ statement: insertion(submission), resolve, reject });
        // The next turn, so that posts that arrived in this one share its transaction.
        writing ??= new Promise((next) => setImmediate(next)).then(writeAll);
      }),
    drain: async () => writing,
  };
}

function insertion(submission: StoredSubmission): InStatement {
  const { id, receivedAt, form, page, serviceTag, consentVersion, senderId = null, values } = submission;
  const content = [form, page, serviceTag, JSON.stringify(values)];
  const earliest = submissionId(new Date(Date.parse(receivedAt) - REPEATED_MS));
  return {
    sql: `INSERT INTO submissions (id, received_at, consent_version, sender_id, form, page, service_tag, fields)
          SELECT ?, ?, ?, ?, ?, ?, ?, ? WHERE ? IS NOT NULL OR NOT EXISTS (
            SELECT 1 FROM submissions WHERE id > ? AND sender_id IS NULL
              AND form = ? AND page = ? AND service_tag = ? AND fields = ?)
          ON CONFLICT (sender_id) DO NOTHING`,
    args: [id, receivedAt, consentVersion, senderId, ...content, senderId, earliest, ...content],
  };
}

/** How long the same text without an id is taken for the same submission: a browser that sends its form once more. */
const REPEATED_MS = 10 * MINUTE_MS;

/** A UUID of version 7, which begins with the time, so that ids sort by it. */
export const submissionId = (now: Date): string => uuid({ msecs: now.getTime() });
