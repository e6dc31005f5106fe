import type { Check } from '../model.ts';
import { meant } from '../nearest.ts';
import { placeholderNames } from '../placeholders.ts';

/** Every `{site.…}` reference has a value; braces mean nothing else. */
export const placeholdersKnown: Check = (site) => {
  const document = site.site?.value;
  if (!document) return [];
  const names = new Set(placeholderNames(document).map((name) => `{${name}}`));
  return site.documents.flatMap(({ file, facts }) =>
    facts.placeholders
      .filter(({ value }) => !names.has(value))
      .map(({ value, path }) => {
        const { nearest, mend } = meant(value.replace(/[{}]/gu, ''), placeholderNames(document));
        return {
          code: 'placeholder-unknown' as const,
          file,
          spot: { at: 'value', path, part: value } as const,
          details: { placeholder: value },
          nearest: nearest && `{${nearest}}`,
          mend: mend && { write: `{${mend.write}}` },
          received: value,
        };
      }),
  );
};
