/** Longest address that can be delivered to (RFC 5321, section 4.5.3.1.3), and its part before the @. */
const LONGEST = 254;
const LONGEST_LOCAL = 64;

/**
 * `atext` of RFC 5322 without what relays have read as a second address (`%`, `!`) and what opens a command or a
 * comment somewhere. Quoted local parts, address literals and lists have no place in it.
 */
const LOCAL = /^[a-zA-Z0-9_+&#$'*/=?^`{|}~-]+(?:\.[a-zA-Z0-9_+&#$'*/=?^`{|}~-]+)*$/u;

/** Letters, digits and hyphens of any script; full-width dots and the like, which IDNA would turn into dots, are none. */
const INTERNATIONAL = /^[\p{L}\p{M}\p{N}.-]+$/u;
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/u;

/**
 * Exactly one mailbox, ready to be handed to a mail library as an object; undefined for everything else. Stricter than
 * the form, which accepts "something@something.something": a visitor whose address fails here is captured all the same
 * and only gets no confirmation.
 */
export function safeAddress(address: string): string | undefined {
  const [local = '', domain = '', ...more] = address.split('@');
  if (more.length > 0 || local.length > LONGEST_LOCAL || !LOCAL.test(local)) return undefined;
  const host = asciiDomain(domain);
  if (host === undefined) return undefined;
  const safe = `${local}@${host}`;
  return safe.length <= LONGEST && address.length <= LONGEST ? safe : undefined;
}

/** The domain as the DNS knows it. */
function asciiDomain(domain: string): string | undefined {
  if (!INTERNATIONAL.test(domain)) return undefined;
  try {
    const { hostname } = new URL(`http://${domain}`);
    return DOMAIN.test(hostname) ? hostname : undefined;
  } catch {
    return undefined;
  }
}

export const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

/** Whether a mailbox lies in one of these domains, or below it. */
export const isWithin = (address: string, domains: readonly string[]) =>
  domains.some((domain) => domainOf(address) === domain || domainOf(address).endsWith(`.${domain}`));

/**
 * One text for all spellings that reach the same person: case, what follows a plus or an equals sign, dots before the @. Whoever has a
 * similar address shares its limit, which at worst saves a confirmation.
 */
export function mailboxOf(address: string): string {
  const [local = ''] = address.toLowerCase().split('@');
  const [plain = ''] = local.split(/[+=]/u);
  return `${plain.replaceAll('.', '')}@${domainOf(address)}`;
}
