import type { Page } from '../../documents/page.ts';
import type { SharedSection } from '../../documents/section.ts';
import type { Facts } from './facts.ts';
import type { Origins } from './sections/place.ts';

/** A JSON file whose syntax is sound. */
export interface SourceDocument<T> {
  /** path below the pages folder */
  file: string;
  /** the value as the file has it */
  written: unknown;
  /** the value with shared sections filled in */
  raw: unknown;
  /** the value with defaults filled in; undefined where the schema refuses it */
  value: T | undefined;
  facts: Facts;
  /** where an author finds what is at a path of `raw`; undefined where it is at that path of the file */
  origins?: Origins | undefined;
}

export interface PageDocument extends SourceDocument<Page> {
  route: string;
  /** names of the shared sections that it uses */
  uses: readonly string[];
}

/** A shared section, and the name that pages use it by. */
export interface SectionDocument extends SourceDocument<SharedSection> {
  name: string;
}
