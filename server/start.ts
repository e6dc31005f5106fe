import { Hono } from 'hono';
import { proxyList } from '../functions/request/client.ts';
import { createSite } from './app.ts';
import { clientOf } from './capture/client.ts';
import { postLimits } from './capture/limits.ts';
import { deleteExpired } from './capture/retention.ts';
import { captureRoutes } from './capture/routes.ts';
import { submissionStore } from './capture/store.ts';
import { watchClock } from './clock.ts';
import { inTurns, openDatabase } from './database.ts';
import { healthRoutes } from './health.ts';
import type { Log } from './log.ts';
import { mountMail } from './mail/mount.ts';
import { currentRelease } from './release.ts';
import { type Serving, serve } from './serve.ts';
import type { Settings } from './settings.ts';
import { findLately, storedLately } from './submissions/query.ts';

/**
 * Serves the site of `dist` with its forms. A database that cannot be had keeps nothing else from being served: posts get
 * 503 until it can.
 */
export async function startServer(dist: string, settings: Settings, log: Log): Promise<Serving> {
  const { host, port, maxConnections, tls } = settings;
  const database = openDatabase(settings.database, log);
  const store = submissionStore(database);
  const clockIsSure = watchClock(database);
  const current = currentRelease(dist, log);
  const { release, words } = current;
  const definitions = () => release()?.definitions;
  const isProxy = proxyList(settings.trustedProxies) ?? (() => false);
  const capture = captureRoutes({
    definitions,
    words,
    store,
    limits: postLimits(settings.postLimits),
    isProxy,
    log,
    onCaptured: (submission, client) => mail.captured(submission, client),
  });
  const routes = new Hono().route('/', capture).route('/', healthRoutes({ database, definitions, log }));
  const mail = mountMail(routes, {
    settings: settings.mail,
    database: inTurns(database),
    dataDir: settings.dataDir,
    retentionDays: settings.retentionDays,
    documents: definitions,
    findCaptured: (senderId) => findLately(database, senderId),
    storedLately: () => storedLately(database),
    clientOf: (context) => clientOf(context, isProxy),
    clockIsSure,
    log,
  });
  const serving = await serve({ listener: createSite({ current, routes, tls, log }), host, port, maxConnections });
  // Not before the address is had: a process that has none ends, and must not have begun to deliver.
  mail.start();
  const stopDeleting = deleteExpired(settings.retentionDays, database, clockIsSure, log);
  return {
    address: serving.address,
    stop: async (graceMs) => {
      await Promise.all([serving.stop(graceMs), mail.stop(graceMs), stopDeleting()]);
      await store.drain();
      await mail.drain(graceMs);
      await database.close();
    },
  };
}
