import type { Problem } from '../../findings/finding.ts';
import { isSampleCopy } from '../../templates/sample-copy.ts';
import type { Language } from '../../words/language.ts';
import type { SiteModel } from '../model/site-model.ts';
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
  documents: (site: SiteModel) => Documents,
  rule: (fact: TextFact) => readonly Breach[],
): Check => Object.assign((site: SiteModel) => breaches(documents(site), textsIn(language, site), rule), { language });

/** Whether a check of texts may have something to say about a text. */
export const concernsChecks = (text: string): boolean => isSuspect(text) || isSampleCopy(text);
