import { valueAt } from '../../documents/json.ts';
import type { Problem } from '../../findings/finding.ts';
import type { Check } from './check.ts';

/** No property is written that changes nothing, because another one of its block does not ask for it. What is sound is not parsed. */
export const propertiesEffective: Check = (site) =>
  site.unsettled.documents.flatMap((document) =>
    document.facts.withoutEffect.map(({ value: { other, is, values }, path, otherValue, more }): Problem => {
      const details = {
        name: String(path.at(-1)),
        other,
        ...(values && { value: String(valueAt(document.raw, path)) }),
        ...(is === 'unset' && { isInTheWay: true }),
        ...(typeof is !== 'string' && { otherValue: String(otherValue) }),
      };
      const spot = { at: 'key', path } as const;
      return {
        code: 'property-without-effect',
        file: document.file,
        spot,
        details,
        ...(more > 0 && { further: more }),
      };
    }),
  );
