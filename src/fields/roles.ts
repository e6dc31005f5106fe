import { z } from 'zod';

/**
 * What a value means, beyond its JSON type. Whole-site checks ask for roles ("every link", "every heading") and so
 * never have to know a block or a property by name. A form that is shown, not opened, has its name for an anchor. A still
 * stands there until a video plays or something is loaded.
 */
export type Role =
  | ({ kind: 'text' } & Copy)
  | ({ kind: 'richText' } & Copy)
  | ({ kind: 'heading'; level: 1 | 2 | 3 } & Copy)
  | { kind: 'link' }
  | { kind: 'anchor' }
  | { kind: 'image'; isStill?: true }
  | { kind: 'imagePath' }
  | { kind: 'svgPath' }
  | { kind: 'videoPath' }
  | { kind: 'fontPath' }
  | { kind: 'icon' }
  | { kind: 'form'; isShown?: true }
  | { kind: 'serviceLabel' }
  | { kind: 'thanks' }
  | { kind: 'host' }
  | { kind: 'external'; content: 'image' | 'media' | 'frame' }
  | { kind: 'day' };

/** What a schema knows about a text that visitors read. */
export interface Copy {
  /** most characters that look good in its place; more are possible */
  recommended?: number | undefined;
  /** its language where that is always another one than the page's */
  lang?: 'en' | undefined;
  /**
   * an example in an empty field, which is meant to stay one; a key figure, which does not show whether it is true; or the name of a row,
   * in a list of what each entry of another list has: one row goes through all of them
   */
  listed?: 'examples' | 'figures' | 'rows' | undefined;
}

export type RoleKind = Role['kind'];

/**
 * The roles of schema instances. A registry of our own, not zod's global one: entries of that would be copied into
 * the JSON Schema as unknown keywords, and ajv's strict mode refuses those.
 */
export const roles = z.registry<Role>();
