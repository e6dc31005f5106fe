import { property } from '../../documents/json.ts';
import { folderLanguage } from '../../documents/languages.ts';
import type { Problem } from '../../findings/finding.ts';
import { sampleCopyIn } from '../../templates/sample-copy.ts';
import type { Language } from '../../words/language.ts';
import type { Edition, SiteModel } from '../model/site-model.ts';
import { textsIn } from '../model/texts.ts';
import type { Fact, Facts, TextFact } from '../read/facts.ts';
import type { SourceDocument } from '../read/source-document.ts';
import { isSuspect } from './language/suspect.ts';

/** A rule about the site as a whole: looks at everything, reports every breach. */
export interface Check {
  (site: SiteModel): Problem[];
  /** the only language whose texts it is about; undefined where it is about all */
  language?: Language;
}

/** What is wrong with a value, or with a `part` of it; its place is that of the fact, unless it names another. */
type Breach<P extends Problem = Problem> = P extends Problem
  ? Omit<P, 'file' | 'spot'> & { path?: Fact['path']; part?: string | undefined; from?: number }
  : never;

/** Asks a rule about every fact of a sort, and reports what it finds at the place of the fact. */
export function breaches<F extends Fact<unknown>>(
  documents: Documents,
  select: (facts: Facts) => readonly F[],
  rule: (fact: F, file: string) => readonly Breach[],
): Problem[] {
  const problems: Problem[] = [];
  for (const { file, facts } of documents) {
    for (const fact of select(facts)) {
      for (const { path = fact.path, part = fact.part, from, ...breach } of rule(fact, file)) {
        problems.push({ ...breach, file, spot: { at: 'value', path, part, from } });
      }
    }
  }
  return problems;
}

type Documents = ReadonlyArray<Pick<SourceDocument<unknown>, 'file' | 'facts'>>;

/** A rule about the texts of one language: nothing else in those documents is asked about. */
export const languageCheck = (
  language: Language,
  documents: (site: Edition) => Documents,
  rule: (fact: TextFact) => readonly Breach[],
): Check =>
  Object.assign(
    inEachLanguage((site) => breaches(documents(site), textsIn(language, site), rule)),
    { language },
  );

/**
 * A rule about the site in one of its languages, asked about each of them. What a language has of the whole site's settings
 * is said once, of the site document.
 */
export const inEachLanguage =
  (rule: (site: Edition) => Problem[]): Check =>
  ({ editions }) =>
    editions.flatMap((edition) => rule(edition).filter((problem) => isOwn(problem, edition)));

function isOwn({ file, spot }: Problem, { settings }: Edition): boolean {
  if (file !== settings?.file || folderLanguage(file) === undefined || !('path' in spot) || spot.path === undefined)
    return true;
  return property(settings.written, String(spot.path[0])) !== undefined;
}

/** Whether a check of texts may have something to say about a text. */
export const concernsChecks = (text: string): boolean => isSuspect(text) || sampleCopyIn(text) !== undefined;
