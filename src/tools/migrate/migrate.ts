import { type DocumentName, documentSchemas } from '../../documents/documents.ts';
import { toPointer, valueAt } from '../../documents/json.ts';
import type { Finding, Problem } from '../../findings/finding.ts';
import { locateFindings } from '../../findings/locate.ts';
import type { ContentFile } from '../../pipeline/read/content.ts';
import { load } from '../../pipeline/read/load.ts';
import { type ParsedFile, parse } from '../../pipeline/read/parse.ts';
import { isUse } from '../../pipeline/read/sections/expand.ts';
import { sampleDocument, sectionOf } from '../../pipeline/read/sections/section.ts';
import { type History, versionsOf } from '../../pipeline/read/versions/history.ts';
import type { Part } from '../../pipeline/read/versions/parts.ts';
import { explainVersions, mistakeReader, type OldPart, oldParts } from '../../pipeline/read/versions/recognise.ts';
import { applyStep } from './apply.ts';

/** What becomes of a file that is not of today's versions: all of it comes out valid, or nothing of it is touched. */
export type Migration = { file: string; before: string } & (
  | { kind: 'migrated'; after: string; parts: Migrated[] }
  /** it has mistakes already, which `findings` locate */
  | { kind: 'faulty'; findings: Finding[] }
  /** it would have mistakes, or a step failed; there is no text that lines could count in */
  | { kind: 'stuck'; findings: Finding[]; failure: string | undefined }
);

/** A part, and the versions that it goes through. */
export interface Migrated {
  part: Part;
  from: number;
  to: number;
}

/** A file written for older versions, as today's versions want it; undefined where nothing is to be done. */
export function migrateFile(file: ContentFile, document: DocumentName, history: History): Migration | undefined {
  const loaded = load(file);
  const before = loaded.value?.text ?? '';
  const base = { file: file.path, before };
  const first = read(file.path, before, document, history);
  const present = [...loaded.problems, ...(loaded.value ? first.problems : [])];
  if (!present.every(isSound))
    return { ...base, kind: 'faulty', findings: located(file.path, loaded.shown ?? before, present) };

  const parts: Migrated[] = [];
  let text = before;
  for (let now = first; ; now = read(file.path, text, document, history)) {
    const next = now.old.find(({ part }) => !parts.some((done) => toPointer(done.part.path) === toPointer(part.path)));
    if (!next && now.problems.length === 0)
      return parts.length === 0 ? undefined : { ...base, kind: 'migrated', after: text, parts };
    const findings = located(file.path, text, now.problems);
    if (!next) return { ...base, kind: 'stuck', findings, failure: undefined };
    try {
      text = migratePart(text, next, history);
    } catch (error) {
      return { ...base, kind: 'stuck', findings: [], failure: error instanceof Error ? error.message : String(error) };
    }
    parts.push({ part: next.part, from: next.version, to: next.current });
  }
}

const mistakes: Record<DocumentName, (file: ParsedFile) => Problem[]> = {
  page: mistakeReader(documentSchemas.page),
  section: mistakeReader(documentSchemas.section),
  site: mistakeReader(documentSchemas.site),
  edition: mistakeReader(documentSchemas.edition),
  menu: mistakeReader(documentSchemas.menu),
  form: mistakeReader(documentSchemas.form),
  redirects: mistakeReader(documentSchemas.redirects),
  words: mistakeReader(documentSchemas.words),
  theme: mistakeReader(documentSchemas.theme),
};

function read(
  path: string,
  text: string,
  document: DocumentName,
  history: History,
): { problems: Problem[]; old: OldPart[] } {
  const { value: parsed, problems: findings } = parse({ path, text });
  if (!parsed) return { problems: findings, old: [] };
  const file = document === 'section' ? { ...parsed, value: filledIn(parsed) } : parsed;
  const problems = mistakes[document](file).filter(({ spot }) => document !== 'page' || !isInUse(file.value, spot));
  return {
    problems: [...findings, ...explainVersions(history, document, file, problems)],
    old: oldParts(history, document, file, problems),
  };
}

/** A section as it reads with its examples and defaults; every part stays where it is. */
const filledIn = ({ path, value }: ParsedFile) => sampleDocument(sectionOf('', path, value), value);

/** Whether something is about the place where a page uses a shared section, which has versions in its own file. */
const isInUse = (page: unknown, spot: Problem['spot']) =>
  'path' in spot && spot.path?.[0] === 'blocks' && isUse(valueAt(page, spot.path.slice(0, 2)));

/** Whether a finding says no more than that something is of an old version. */
const isSound = (problem: Problem) => problem.code === 'old-version' && problem.details.sound;

function migratePart(text: string, { part, version }: OldPart, history: History): string {
  const steps = versionsOf(history, part).filter((old) => old.version >= version);
  return steps.reduce((before, { step }) => applyStep(before, part.path, step), text);
}

const located = (file: string, text: string, problems: readonly Problem[]): Finding[] =>
  locateFindings(problems, new Map([[file, text]]));
