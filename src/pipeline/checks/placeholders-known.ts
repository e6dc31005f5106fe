import type { Check } from '../model.ts';
import { meant } from '../nearest.ts';
import { FORM_PLACEHOLDERS, placeholderNames } from '../placeholders.ts';

/** Every `{site.…}` reference has a value; braces mean nothing else but `{form.…}` on the page of the forms. */
export const placeholdersKnown: Check = (site) => {
  const document = site.site?.value;
  if (!document) return [];
  const everywhere = placeholderNames(document);
  return site.documents.flatMap(({ file, facts }) => {
    const names = file === site.formPage?.file ? [...everywhere, ...FORM_PLACEHOLDERS] : everywhere;
    return facts.placeholders
      .filter(({ value }) => !names.some((name) => value === `{${name}}`))
      .map(({ value, path }) => {
        const { nearest, mend } = meant(value.replace(/[{}]/gu, ''), names);
        return {
          code: 'placeholder-unknown' as const,
          file,
          spot: { at: 'value', path, part: value } as const,
          details: { placeholder: value },
          nearest: nearest && `{${nearest}}`,
          mend: mend && { write: `{${mend.write}}` },
          received: value,
        };
      });
  });
};
