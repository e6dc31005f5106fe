import type { InStatement } from '@libsql/client';
import { v7 as uuid } from 'uuid';
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
}

export interface SubmissionStore {
  /** Resolves when the submission is on disk; rejects when it is stored nowhere. */
  add(submission: StoredSubmission): Promise<void>;
  /** Resolves when nothing waits any more. */
  drain(): Promise<void>;
}

interface Waiting {
  statement: InStatement;
  resolve: () => void;
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
        await database.batch(
          group.map(({ statement }) => statement),
          'write',
        );
        for (const { resolve } of group) resolve();
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

function insertion({ id, receivedAt, form, page, serviceTag, consentVersion, values }: StoredSubmission): InStatement {
  return {
    sql: `INSERT INTO submissions (id, received_at, form, page, service_tag, consent_version, fields)
          VALUES (?, ?, ?, ?, ?, ?, ?)`,
    args: [id, receivedAt, form, page, serviceTag, consentVersion, JSON.stringify(values)],
  };
}

/** A UUID of version 7, which begins with the time, so that ids sort by it. */
export const submissionId = (now: Date): string => uuid({ msecs: now.getTime() });
