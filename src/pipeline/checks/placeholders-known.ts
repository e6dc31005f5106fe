import type { Check } from '../model.ts';
import { nearestName } from '../nearest.ts';
import { placeholderNames } from '../placeholders.ts';

/** Every `{site.…}` reference has a value; braces mean nothing else. */
export const placeholdersKnown: Check = (site) => {
  const document = site.site?.value;
  if (!document) return [];
  const names = placeholderNames(document);
  return site.documents.flatMap(({ file, facts }) =>
    facts.placeholders
      .filter(({ value }) => !names.includes(value))
      .map(({ value, path }) => {
        const near = nearestName(value, names);
        return {
          code: 'placeholder-unknown' as const,
          file,
          spot: { at: 'value', path } as const,
          details: { placeholder: value },
          nearest: near && `{${near}}`,
          received: `{${value}}`,
        };
      }),
  );
};
