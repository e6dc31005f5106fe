import { z } from 'zod';
import { HOST } from './host.ts';
import { roles } from './roles.ts';

/** A name that authors give: lower-case letters, digits and single hyphens, beginning with a letter. */
export const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/u;

const ANCHOR = NAME.source.slice(1, -1);
const SEGMENT = '[a-z0-9]+(?:-[a-z0-9]+)*';
const ROUTE = `\\/(?:${SEGMENT}(?:\\/${SEGMENT})*)?`;
const HTTPS = `https:\\/\\/${HOST}(?:[\\/?#][a-zA-Z0-9._~:\\/?#@!$&'*+,;=%\\-]*)?`;
const MAIL = 'mailto:(?:[a-zA-Z0-9._+\\-]+@[a-zA-Z0-9.\\-]+|\\{site\\.[a-zA-Z.]+\\})';
const TEL = 'tel:(?:\\+?[0-9]+(?:-[0-9]+)*|\\{site\\.[a-zA-Z.]+\\})';

/**
 * Where a link may lead: a page of the site (`/live/event-production`), an anchor (`#kontakt`, `/#services`), an
 * `https:` address, `mailto:` or `tel:`. No other scheme, no `//host`, no backslash, blank or control character.
 */
export const LINK = new RegExp(`^(?:${ROUTE}(?:#${ANCHOR})?|#${ANCHOR}|${HTTPS}|${MAIL}|${TEL})$`, 'u');

export const href = z.string().max(300).regex(LINK).register(roles, { kind: 'link' });

/** The address of a page: `/live/event-production`. */
export const route = z
  .string()
  .max(200)
  .regex(new RegExp(`^${ROUTE}$`, 'u'));

/** The id of a block or section, target of `#anchor` links; unique on its page. */
export const anchor = z.string().max(60).regex(NAME).register(roles, { kind: 'anchor' });
