import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { clientKey, type IsProxy } from '../../functions/request/client.ts';

/** Who sends this request, as a key for counting. */
export const clientOf = (context: Context, isProxy: IsProxy): string =>
  clientKey(remoteAddress(context), context.req.header('x-forwarded-for'), isProxy);

/** The other end of the connection: the client itself, or the proxy in front of this server. */
export const remoteAddress = (context: Context): string => getConnInfo(context).remote.address ?? '';
