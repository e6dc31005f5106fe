import { z } from 'zod';
import { HOST } from './host.ts';
import { type Role, roles } from './roles.ts';

/** What a page may load from another host, by how: as a picture, as a file with sound or film, as a document in a frame. */
export const EXTERNAL_KINDS = ['image', 'media', 'frame'] as const satisfies ExternalKind[];

export type ExternalKind = Extract<Role, { kind: 'external' }>['content'];

const PATH = `\\/[a-zA-Z0-9._~:\\/?#@!$&'*+,;=%\\-]*`;

/**
 * The address of something on another host, which is loaded after consent alone. The host has to be approved in the site
 * document (`externalContent`).
 *
 * @param ending of the address, as a part of a regular expression
 */
export const externalAddress = (content: ExternalKind, ending = '') =>
  z
    .string()
    .max(500)
    .regex(new RegExp(`^https:\\/\\/${HOST}${PATH}${ending}$`, 'u'))
    .register(roles, { kind: 'external', content });
