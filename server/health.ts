import { Hono } from 'hono';
import type { Database } from './database.ts';
import { codeOf, type Log } from './log.ts';
import { HEALTH_ROWS } from './migrations.ts';
import type { Definitions } from './release.ts';

const HEALTH_PATH = '/api/health';

interface HealthOptions {
  database: Database;
  definitions: () => Definitions | undefined;
  log: Log;
  now?: () => number;
}

/** How long a result is reused, so that frequent checks do not mean frequent writes. One that is under way is shared. */
const CACHE_MS = 2_000;

/** Tells monitors whether a submission could be stored now; by writing, for a full disk reads well. */
export function healthRoutes({ database, definitions, log, now = () => performance.now() }: HealthOptions): Hono {
  let last: { storage: Promise<boolean>; until: number } | undefined;
  const storage = () => {
    if (!last || now() >= last.until) {
      const check = { storage: canWrite(database, log), until: Infinity };
      void check.storage.then(() => {
        check.until = now() + CACHE_MS;
      });
      last = check;
    }
    return last.storage;
  };
  return new Hono().get(HEALTH_PATH, async (context) => {
    const build = definitions()?.build;
    const isStored = await storage();
    const isWell = isStored && build !== undefined;
    const parts = { storage: isStored ? 'ok' : 'unavailable', build: build ?? 'none' };
    return context.json({ status: isWell ? 'ok' : 'unavailable', ...parts }, isWell ? 200 : 503);
  });
}

/** As much as a long submission needs goes into the same row and out of it again. */
async function canWrite(database: Database, log: Log): Promise<boolean> {
  const write = (value: string) =>
    `INSERT OR REPLACE INTO health (id, checked_at) VALUES (${HEALTH_ROWS.written}, ${value})`;
  const time = { sql: write('?'), args: [new Date().toISOString()] };
  try {
    await database.batch([write(`hex(zeroblob(${MOST_BYTES / 2}))`), time], 'write');
    return true;
  } catch (error) {
    log('storage-unavailable', { code: codeOf(error) });
    return false;
  }
}

const MOST_BYTES = 16_384;
