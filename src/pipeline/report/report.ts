import type { Finding, Problem } from '../../findings/finding.ts';
import { limited } from '../../findings/limit.ts';
import { locateFindings } from '../../findings/locate.ts';
import type { SiteModel } from '../model/site-model.ts';
import type { KeptPages } from '../read/page.ts';
import type { Texts } from '../read/read.ts';
import { placed, withoutRepeatedUses } from '../read/sections/place.ts';
import { withoutAllowed } from './allow.ts';
import { withoutEchoes } from './echoes.ts';
import { suggestExisting } from './suggest.ts';

/** What the stages before found: about single documents, and about the site as a whole. */
interface Found {
  documents: readonly Problem[];
  site: readonly Problem[];
}

/**
 * Problems → findings: at the places that authors can change, each mistake once, with suggestions that exist, without
 * the warnings that a page allows, and located in the texts of the files.
 */
export function report(found: Found, model: SiteModel, texts: Texts, kept?: KeptPages): Finding[] {
  const documents = new Map(model.documents.map((document) => [document.file, document]));
  const site = found.site.map((problem) => placed(problem, documents.get(problem.file)?.origins));
  const all = [...found.documents, ...site];
  const ofDocuments = withoutRepeatedUses(found.documents, all);
  const ofSite = withoutEchoes(ofDocuments, withoutRepeatedUses(site, all));
  const allowed = withoutAllowed([...suggestExisting(ofDocuments, model), ...ofSite], model);
  return locateFindings(limited(allowed), texts, (file) => kept?.placesIn(file));
}
