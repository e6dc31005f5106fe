import type { Problem } from '../../findings/finding.ts';
import { meant } from '../../findings/nearest.ts';
import type { Check } from './check.ts';

/** Calls to action open forms that exist and report services that the site document lists. */
export const formsKnown: Check = (site) => {
  const forms = site.forms.map((form) => form.value?.name).filter((name) => name !== undefined);
  const labels = site.settings?.value?.serviceLabels;
  return site.documents.flatMap((document): Problem[] => [
    ...document.facts.forms
      .filter(({ value }) => site.formsComplete && !forms.includes(value))
      .map(({ value, path }) => ({
        code: 'form-unknown' as const,
        file: document.file,
        spot: { at: 'value', path } as const,
        details: { form: value },
        ...meant(value, forms),
        expected: forms.join(', ') || undefined,
        received: value,
      })),
    ...document.facts.serviceLabels
      .filter(({ value }) => labels && !labels.includes(value))
      .map(({ value, path }) => ({
        code: 'service-label-unknown' as const,
        file: document.file,
        spot: { at: 'value', path } as const,
        details: { label: value },
        ...meant(value, labels ?? []),
        received: value,
      })),
  ]);
};
