import { Hono } from 'hono';
import { type CaptureOptions, captureRoutes } from './capture/routes.ts';
import type { Database } from './database.ts';
import { healthRoutes } from './health.ts';

/**
 * What the server answers itself, beside the files of the site. A route with a fixed path needs nothing else; the server
 * derives its `Allow` header from the list of routes.
 */
export function siteRoutes(options: CaptureOptions & { database: Database }): Hono {
  return new Hono().route('/', captureRoutes(options)).route('/', healthRoutes(options));
}
