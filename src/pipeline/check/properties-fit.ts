import { unsettled } from '../model/site-model.ts';
import { ruleProblems } from '../read/rules.ts';
import type { Check } from './check.ts';

/** Properties of one object go together as its schema's rules say. */
export const propertiesFit: Check = (site) =>
  unsettled(site.documents, site).flatMap(({ file, facts }) => ruleProblems(file, facts));
