import { meant } from '../../findings/nearest.ts';
import { FORM_PLACEHOLDERS, placeholderNames } from '../model/placeholders.ts';
import { sectionOf } from '../read/sections/section.ts';
import type { Check } from './check.ts';

/**
 * Every `{site.…}` reference has a value; braces mean nothing else but `{form.…}` on the page of the forms and `{with.…}`
 * in a shared section.
 */
export const placeholdersKnown: Check = (site) => {
  const document = site.settings?.value;
  if (!document) return [];
  const everywhere = placeholderNames(document);
  const parameters = new Map(
    site.sections.map(({ file, written }) => [
      file,
      sectionOf('', file, written).parameters.map(({ name }) => `with.${name}`),
    ]),
  );
  return site.documents.flatMap(({ file, facts }) => {
    const own = file === site.formPage?.file ? FORM_PLACEHOLDERS : (parameters.get(file) ?? []);
    const names = [...everywhere, ...own];
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
