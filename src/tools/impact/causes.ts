import { routeOf } from '../../documents/routes.ts';
import { roomOf } from '../../layout.ts';
import type { PageParts } from './dependencies.ts';

type CauseKind = 'page' | 'shared' | 'media' | 'site' | 'block' | 'code';

/** A changed file, and what it is to the pages. */
export interface Cause {
  kind: CauseKind;
  /** name of the part that changed, where it has one: a block, a section, a route */
  subject: string;
  file: string;
}

/** A way in which a file gets into pages. A new kind of part is one more entry. */
interface Edge {
  kind: CauseKind;
  /** the part that a file belongs to; undefined where this is not its way */
  subjectOf: (file: string) => string | undefined;
  /** whether a page holds that part; `parts` is undefined for pages that have no file of their own */
  reaches: (subject: string, route: string, parts: PageParts | undefined) => boolean;
}

/** Beside the code, and no part of what is built. */
const ASIDE = /\.test\.tsx?$|\/(?:testing|fixture)\.tsx?$|\/examples\.json$|\/(?:migrations|migrated|fixtures)\//u;

const CODE = /^(src\/[^/]+|public|scripts\/build|vite\.(?:config|shared)\.ts|package-lock\.json)(?:\/|$)/u;

/** Whether a file is code that gets into pages: of a room that does, or none of any room. */
const isBuilt = (file: string) => !ASIDE.test(file) && roomOf(file)?.isInPages !== false;

const first = (file: string, pattern: RegExp) => (isBuilt(file) ? pattern.exec(file)?.[1] : undefined);
const everywhere = () => true;

const edges: readonly Edge[] = [
  {
    kind: 'page',
    subjectOf: (file) => {
      const path = /^pages-data\/([^_].*\.json)$/u.exec(file)?.[1];
      return path === undefined ? undefined : routeOf(path);
    },
    reaches: (subject, route) => subject === route,
  },
  {
    kind: 'shared',
    subjectOf: (file) => first(file, /^pages-data\/_shared\/(.+)\.json$/u),
    reaches: (subject, _, parts) => parts?.shared.has(subject) ?? false,
  },
  {
    kind: 'media',
    subjectOf: (file) => first(file, /^pages-data\/_media\/(.+)$/u),
    // A page without a file of its own shows what the documents of the site name.
    reaches: (subject, _, parts) => parts?.media.has(subject) ?? true,
  },
  { kind: 'site', subjectOf: (file) => first(file, /^pages-data\/_site\/(.+)\.json$/u), reaches: everywhere },
  {
    kind: 'block',
    subjectOf: (file) => first(file, /^src\/blocks\/([^/]+)\//u),
    reaches: (subject, _, parts) => parts?.blocks.has(subject) ?? true,
  },
  {
    kind: 'code',
    subjectOf: (file) => first(file, CODE),
    reaches: everywhere,
  },
];

/** What a changed file is to the pages; undefined for one that gets into none, such as a test. */
export function causeOf(file: string): Cause | undefined {
  for (const { kind, subjectOf } of edges) {
    const subject = subjectOf(file);
    if (subject !== undefined) return { kind, subject, file };
  }
  return undefined;
}

/** Whether a cause can be the reason for a page to be another one. */
export const reaches = ({ kind, subject }: Cause, route: string, parts: readonly PageParts[]): boolean => {
  const edge = edges.find((candidate) => candidate.kind === kind);
  const own = parts.filter((page) => page.route === route);
  return edge !== undefined && (own.length > 0 ? own : [undefined]).some((page) => edge.reaches(subject, route, page));
};
