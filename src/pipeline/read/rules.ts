import type { ObjectRule } from '../../fields/rules.ts';
import type { Problem, Spot } from '../../findings/finding.ts';
import type { Fact, Facts } from './facts.ts';

/** One problem for each rule between properties that a document breaks. */
export const ruleProblems = (file: string, { brokenRules }: Facts): Problem[] =>
  brokenRules.map((broken) => ruleProblem(file, broken));

function ruleProblem(file: string, { value: rule, path, present }: Fact<ObjectRule> & { present: string[] }): Problem {
  const key = (name: string): Spot => ({ at: 'key', path: [...path, name] });
  switch (rule.kind) {
    case 'needs':
      return {
        code: 'property-needs',
        file,
        spot: key(rule.property),
        details: { property: rule.property, others: [...rule.others] },
      };
    case 'atMostOne':
      return { code: 'properties-conflict', file, spot: key(present[1] ?? ''), details: { properties: present } };
    case 'atLeastOne':
      return {
        code: 'property-one-of',
        file,
        spot: { at: 'value', path },
        details: { properties: [...rule.properties] },
      };
    case 'sequence': {
      const gap = present.findIndex((name, index) => name !== rule.properties[index]);
      const property = present[gap] ?? '';
      return {
        code: 'property-gap',
        file,
        spot: key(property),
        details: { property, missing: rule.properties[gap] ?? '' },
      };
    }
  }
}
