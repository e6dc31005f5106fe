import ipaddr from 'ipaddr.js';

/** Whether an address is that of a trusted proxy. */
export type IsProxy = (address: string) => boolean;

/** Addresses and networks (`10.0.0.0/8`) as one question; undefined where an entry is neither. */
export function proxyList(entries: readonly string[]): IsProxy | undefined {
  const networks = entries.map(networkOf).filter((network) => network !== undefined);
  if (networks.length < entries.length) return undefined;
  return (text) => {
    const address = parse(text);
    return networks.some(([base, bits]) => address?.kind() === base.kind() && address.match(base, bits));
  };
}

function networkOf(entry: string): [ipaddr.IPv4 | ipaddr.IPv6, number] | undefined {
  if (ipaddr.isValidCIDR(entry)) return ipaddr.parseCIDR(entry);
  const address = parse(entry);
  return address && [address, address.toByteArray().length * 8];
}

/**
 * Who is asking, as a key for counting: an IPv4 address, or the first 64 bits of an IPv6 address, because whoever has one
 * has all that share them. `X-Forwarded-For` is read from its end, each address only on the word of a trusted proxy:
 * anyone can write what comes before that (RFC 7239, section 8.1).
 */
export function clientKey(remote: string, forwarded: string | undefined, isProxy: IsProxy): string {
  const hops = (forwarded ?? '').split(',').map((hop) => hop.trim());
  let client = remote;
  while (isProxy(client)) {
    const next = hops.pop() ?? '';
    if (!parse(next)) break;
    client = next;
  }
  return keyOf(client);
}

function keyOf(text: string): string {
  const address = parse(text);
  if (!(address instanceof ipaddr.IPv6)) return address?.toString() ?? text;
  const network = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}

/**
 * An IPv4 address that a socket for both families shows as `::ffff:192.0.2.1` is that IPv4 address. Some proxies add the
 * client's port: `192.0.2.1:50123`, `[2001:db8::1]:50123`.
 */
function parse(text: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const address = text.replace(/^([\d.]+):\d+$|^\[([^\]]+)\](?::\d+)?$/u, '$1$2');
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address);
  return isAddress ? ipaddr.process(address) : undefined;
}
