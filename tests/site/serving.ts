import { createSite } from '../../server/app.ts';
import { currentRelease } from '../../server/release.ts';
import { defaultLimits, type Serving, serve } from '../../server/serve.ts';

const TEN_MINUTES = 10 * 60_000;

/**
 * On a busy machine a browser, a test or this server itself may be held up for seconds. That is no slow client: a request
 * that was refused for it would be a page that fails now and then.
 */
const limits = {
  ...defaultLimits,
  headersTimeout: TEN_MINUTES,
  requestTimeout: TEN_MINUTES,
  timeout: TEN_MINUTES,
  keepAliveTimeout: TEN_MINUTES,
};

/** Serves a built site with the real server on a free port, and waits for everybody. */
export function serveSite({ dist, tls = false }: { dist: string; tls?: boolean }): Promise<Serving> {
  const listener = createSite({ current: currentRelease(dist), tls });
  return serve({ listener, host: '127.0.0.1', port: 0, limits });
}
