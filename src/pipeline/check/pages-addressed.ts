import type { Problem } from '../../findings/finding.ts';
import type { Check } from './check.ts';
import { formerAddresses } from './redirects/redirects.ts';

/** Below these the server answers itself, or serves files that never change; `/404` is where it shows what is missing. */
const RESERVED = /^\/(?:404$|(?:api|assets|media)\/)/u;

export const isReserved = (route: string): boolean => RESERVED.test(route);

/** Longest address of a page: every part of it, with endings, is the name of a file. */
const LONGEST = 200;

/**
 * Every page has an address that its visitors reach it by, and that can be the name of a file; those that pages had before lead
 * to them.
 */
export const pagesAddressed: Check = (site) => [...addresses(site), ...formerAddresses(site)];

const addresses: Check = (site) =>
  site.pages.flatMap(({ file, route }): Problem[] => {
    const base = { file, spot: { at: 'file' } } as const;
    if (isReserved(route)) return [{ ...base, code: 'page-reserved', details: { route } }];
    const { length } = route;
    return length > LONGEST ? [{ ...base, code: 'page-address-long', details: { length, limit: LONGEST } }] : [];
  });
