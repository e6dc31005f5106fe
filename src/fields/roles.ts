import { z } from 'zod';

/**
 * What a value means, beyond its JSON type. Whole-site checks ask for roles ("every link", "every heading") and so
 * never have to know a block by name.
 */
export type Role =
  | ({ kind: 'text' } & Copy)
  | ({ kind: 'richText' } & Copy)
  | ({ kind: 'heading'; level: 1 | 2 | 3 } & Copy)
  | { kind: 'link' }
  | { kind: 'anchor' }
  | { kind: 'image' }
  | { kind: 'imagePath' }
  | { kind: 'svgPath' }
  | { kind: 'videoPath' }
  | { kind: 'icon' }
  | { kind: 'form' }
  | { kind: 'serviceLabel' }
  | { kind: 'host' };

/** What is known of a text that visitors read. */
export interface Copy {
  /** characters for which its place is made; more are possible, but suit neither a phone nor the eye */
  room?: number | undefined;
  /** its language where that is always another one than the page's */
  lang?: 'en' | undefined;
}

export type RoleKind = Role['kind'];

/**
 * The roles of schema instances. A registry of our own, not zod's global one: what stands there would be copied into
 * the JSON Schema as unknown keywords, and ajv's strict mode refuses those.
 */
export const roles = z.registry<Role>();
