import { createSite } from './app.ts';
import { proxyList } from './capture/client.ts';
import { postLimits } from './capture/limits.ts';
import { keepFor } from './capture/retention.ts';
import { submissionStore } from './capture/store.ts';
import { openDatabase } from './database.ts';
import { currentDefinitions } from './definitions.ts';
import type { Log } from './log.ts';
import { siteRoutes } from './routes.ts';
import { type Serving, serve } from './serve.ts';
import type { Settings } from './settings.ts';

/**
 * Serves the site of `dist` with its forms. A database that cannot be had keeps nothing else from being served: posts get
 * 503 until it can.
 */
export async function startServer(dist: string, settings: Settings, log: Log): Promise<Serving> {
  const { host, port, maxConnections } = settings;
  const database = openDatabase(settings.database);
  const store = submissionStore(database);
  const routes = siteRoutes({
    definitions: currentDefinitions(dist),
    database,
    store,
    limits: postLimits(settings.postLimits),
    isProxy: proxyList(settings.trustedProxies) ?? (() => false),
    log,
  });
  const serving = await serve({ listener: createSite({ dist, routes }), host, port, maxConnections });
  const stopDeleting = keepFor(settings.retentionDays, database, log);
  return {
    address: serving.address,
    stop: async (graceMs) => {
      stopDeleting();
      await serving.stop(graceMs);
      await store.drain();
      await database.close();
    },
  };
}
