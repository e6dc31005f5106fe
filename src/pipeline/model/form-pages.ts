import type { Form } from '../../documents/form.ts';
import { property, valueAt } from '../../documents/json.ts';
import { mapStrings } from '../../documents/map-strings.ts';
import { pageSchema } from '../../documents/page.ts';
import { formPath, THANKS_PATH } from '../../forms/paths.ts';
import standInFormPage from '../../templates/form-page.json' with { type: 'json' };
import standInThankYou from '../../templates/thank-you.json' with { type: 'json' };
import { factCollector } from '../read/collect.ts';
import type { PageDocument, SourceDocument } from '../read/source-document.ts';
import { fillForm } from './placeholders.ts';
import type { SiteModel } from './site-model.ts';

type Forms = ReadonlyArray<SourceDocument<Form>>;
type Documents = ReadonlyArray<SourceDocument<unknown>>;

const collectFacts = factCollector(pageSchema);

/**
 * Pages without a file of their own: one for each form, one more for each service that it is opened for, and the page that
 * thanks, made from those in `_site` or, where a site has none, from stand-ins. A page file with such a route takes its
 * place.
 */
export function formPages({ forms, sections, documents, formPage, thankYou, routes }: SiteModel): PageDocument[] {
  const template = formPage ?? documentOf(standInFormPage);
  const shown = documents.filter(({ file }) => !sections.some((section) => section.file === file));
  const made = requests(forms, shown).map((request) => pageOf(request, template));
  return [...made, hidden(thankYou ?? documentOf(standInThankYou))].filter((page) => !routes.has(page.route));
}

/** Their routes, whether or not the documents they are made from are valid. */
export const formRoutes = (forms: Forms, documents: Documents): string[] => [
  ...requests(forms, documents).map(({ route }) => route),
  THANKS_PATH,
];

interface FormRequest {
  route: string;
  form: Form;
  serviceLabel?: string;
}

/** Every form by itself, and with each service that some content opens it for; each route once. */
function requests(forms: Forms, documents: Documents): FormRequest[] {
  const known = forms.map(({ value }) => value).filter((form) => form !== undefined);
  const alone = known.map((form): FormRequest => ({ route: formPath(form.name), form }));
  const withService = documents.flatMap(({ raw, facts }) =>
    facts.forms.flatMap(({ value, path }): FormRequest[] => {
      const form = known.find(({ name }) => name === value);
      const serviceLabel = property(valueAt(raw, path.slice(0, -1)), 'serviceLabel');
      if (!form || typeof serviceLabel !== 'string') return [];
      return [{ route: formPath(form.name, serviceLabel), form, serviceLabel }];
    }),
  );
  return [...new Map([...alone, ...withService].map((request) => [request.route, request])).values()];
}

/** A document that no file holds. */
function documentOf(page: unknown): PageDocument {
  const value = pageSchema.parse(page);
  return { file: '', route: THANKS_PATH, uses: [], written: page, raw: page, value, facts: collectFacts(page) };
}

/** The page document of the forms, every form that it names exchanged for this one. */
function pageOf({ route, form, serviceLabel }: FormRequest, template: PageDocument): PageDocument {
  if (!template.value) return { ...template, route };
  const value = mapStrings(template.value, (text) => fillForm(text, form));
  for (const { path } of template.facts.forms) {
    const reference = valueAt(value, path.slice(0, -1));
    if (typeof reference === 'object' && reference) Object.assign(reference, { formId: form.name, serviceLabel });
  }
  return hidden({ ...template, route, value, facts: collectFacts(value) });
}

/** Found by a call to action, never by a search engine. */
const hidden = ({ value, ...page }: PageDocument): PageDocument => ({
  ...page,
  value: value && { ...value, noindex: true },
});
