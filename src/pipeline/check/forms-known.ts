import { certainly, meant } from '../../findings/nearest.ts';
import type { Edition } from '../model/site-model.ts';
import { breaches, inEachLanguage } from './check.ts';

/** The form that is called by its file or its title, or whose name is near. */
export function formMeant(written: string, { forms }: Pick<Edition, 'forms'>) {
  const file = `/${written.replace(/\.json$/u, '')}.json`;
  const found = forms.find((form) => form.file.endsWith(file) || form.value?.title === written)?.value?.name;
  return found
    ? certainly(found)
    : meant(
        written,
        forms.flatMap(({ value }) => value?.name ?? []),
      );
}

/** Calls to action open forms that exist and report services that the site document lists. */
export const formsKnown = inEachLanguage((site) => {
  const names = site.forms.flatMap((form) => form.value?.name ?? []);
  const settings = site.settings?.value;
  const labels = settings && (settings.serviceLabels ?? []);
  const documents = site.unsettled.documents;
  const unknownForms = breaches(
    site.formsComplete ? documents : [],
    ({ forms }) => forms.filter(({ value }) => !names.includes(value)),
    ({ value }) => {
      const expected = names.join(', ') || undefined;
      return [{ code: 'form-unknown', details: { form: value }, ...formMeant(value, site), expected, received: value }];
    },
  );
  const unknownLabels = breaches(
    labels ? documents : [],
    ({ serviceLabels }) => serviceLabels.filter(({ value }) => !labels?.includes(value)),
    ({ value }) => [
      { code: 'service-label-unknown', details: { label: value }, ...meant(value, labels ?? []), received: value },
    ],
  );
  return [...unknownForms, ...unknownLabels];
});
