import { BlockList, isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** Says of an address whether it is that of a proxy of ours. */
export type IsProxy = (address: string) => boolean;

/** Addresses and networks as one question; undefined where an entry is neither. */
export function proxyList(entries: readonly string[]): IsProxy | undefined {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', bits, ...rest] = entry.split('/');
    const family = familyOf(address);
    if (!family || rest.length > 0) return undefined;
    if (bits === undefined) list.addAddress(address, family);
    else if (isPrefix(bits, family)) list.addSubnet(address, Number(bits), family);
    else return undefined;
  }
  return (address) => {
    const family = familyOf(address);
    return family !== undefined && list.check(address, family);
  };
}

const isPrefix = (bits: string, family: 'ipv4' | 'ipv6') =>
  /^\d{1,3}$/u.test(bits) && Number(bits) <= (family === 'ipv4' ? 32 : 128);

/** Who sends this request, as a key for counting. */
export const clientOf = (context: Context, isProxy: IsProxy): string =>
  clientKey(remoteAddress(context), context.req.header('x-forwarded-for'), isProxy);

/** The other end of the connection: the client itself, or the proxy in front of us. */
export const remoteAddress = (context: Context): string => getConnInfo(context).remote.address ?? '';

/**
 * Who is asking, as a key for counting: an IPv4 address, or the first 64 bits of an IPv6 address, for whoever has one
 * has all that share them. `X-Forwarded-For` is read from its end, each address only on the word of a proxy of ours:
 * what stands before that anyone can write (RFC 7239, section 8.1).
 */
export function clientKey(remote: string, forwarded: string | undefined, isProxy: IsProxy): string {
  const hops = (forwarded ?? '').split(',').map((hop) => hop.trim());
  let client = plain(remote);
  while (isProxy(client)) {
    const next = plain(hops.pop() ?? '');
    if (!familyOf(next)) break;
    client = next;
  }
  return familyOf(client) === 'ipv6' ? network(client) : client;
}

/** An IPv4 address that a socket for both families shows as `::ffff:192.0.2.1`. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/iu, '');

function familyOf(address: string): 'ipv4' | 'ipv6' | undefined {
  const version = isIP(address);
  return version === 4 ? 'ipv4' : version === 6 ? 'ipv6' : undefined;
}

function network(address: string): string {
  const [head = '', tail] = address.replace(/%.*$/u, '').split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const missing = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...Array.from({ length: missing }, () => '0'), ...groups(tail ?? '')];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
