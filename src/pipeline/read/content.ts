import type { MediaFacts } from './media.ts';

/** A file below the pages folder. `path` is relative to it and uses `/`. */
export interface ContentFile {
  path: string;
  bytes: Uint8Array;
  /** the same as long as the file is; undefined where that is not certain */
  stamp?: string | undefined;
  /** frees the bytes where they can be read again */
  release?(): void;
}

/** The content of a site: files below the pages folder, and those below its `_media` by name. */
export interface Content {
  files: readonly ContentFile[];
  /** paths below `_media`, with `/` */
  assets: readonly string[];
  /** what is known of those that were looked into, by path */
  media?: ReadonlyMap<string, MediaFacts>;
  /** the day that the site is built for, `2026-12-01`; without one no publication window applies */
  day?: string;
}
