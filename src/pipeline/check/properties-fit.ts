import { ruleProblems } from '../read/rules.ts';
import type { Check } from './check.ts';

/** Properties of one object go together as its schema's rules say. */
export const propertiesFit: Check = (site) =>
  site.unsettled.documents.flatMap(({ file, facts }) => ruleProblems(file, facts));
