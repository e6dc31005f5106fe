import type { Page } from '../../documents/page.ts';
import type { SharedSection } from '../../documents/section.ts';
import type { Facts } from './facts.ts';
import type { Names } from './names.ts';
import type { Origins } from './sections/place.ts';

/**
 * A JSON file whose syntax is sound. Of a page, `written`, `raw`, `value` and `origins` are read anew whenever they are asked
 * for, and so are the `facts` of one that is known from an earlier run: thousands of them would fill the memory.
 */
export interface SourceDocument<T> {
  /** path below the pages folder */
  file: string;
  /** the value as the file has it */
  written: unknown;
  /** the value with shared sections filled in */
  raw: unknown;
  /** the value with defaults filled in; undefined where the schema refuses it */
  value: T | undefined;
  /** whether there is a `value` */
  isValid: boolean;
  facts: Facts;
  names: Names;
  /** where an author finds what is at a path of `raw`; undefined where it is at that path of the file */
  origins?: Origins | undefined;
}

/** The same with all that is read when it is asked for, which is no property of its own: to change some of it. */
export const readWhole = <D extends SourceDocument<unknown>>(document: D): D => {
  const { written, raw, value, facts, names, origins } = document;
  return { ...document, written, raw, value, facts, names, origins };
};

export type PageHead = Omit<Page, 'blocks'>;

export interface PageDocument extends SourceDocument<Page> {
  route: string;
  /** the value without its blocks; undefined where the schema refuses it */
  head: PageHead | undefined;
  /** names of the shared sections that it uses */
  uses: readonly string[];
}

/** A shared section, and the name that pages use it by. */
export interface SectionDocument extends SourceDocument<SharedSection> {
  name: string;
}
