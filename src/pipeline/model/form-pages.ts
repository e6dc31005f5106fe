import type { FormDocument } from '../../documents/form.ts';
import { valueAt } from '../../documents/json.ts';
import { mapStrings } from '../../documents/map-strings.ts';
import { pageSchema } from '../../documents/page.ts';
import { formPath, thanksPath } from '../../forms/paths.ts';
import { standIns } from '../../templates/stand-ins.ts';
import { factCollector } from '../read/collect.ts';
import { withNames } from '../read/names.ts';
import { type PageDocument, readWhole } from '../read/source-document.ts';
import { fillForm } from './placeholders.ts';
import type { Edition } from './site-model.ts';

const collectFacts = factCollector(pageSchema);

/**
 * Pages without a file of their own: one for each form, one more for each service that it is opened for, and one that thanks
 * for it, made from those in `_site` or, where a site has none, from stand-ins. A page file with such a route takes its
 * place.
 */
export function formPages(site: Edition): PageDocument[] {
  const made = formRequests(site).filter(({ route }) => !site.routes.has(route));
  const templates = templatesOf(site);
  return made.map((request) => pageOf(request, templates));
}

/** What they are made from, whether or not it is valid. */
export const formRequests = (site: Edition): FormRequest[] => requests(site, servicesIn(site));

/** The one with a route, for any service that the site document lists: which of them are opened takes all pages to know. */
export function formPageAt(route: string, model: Edition): PageDocument | undefined {
  const request = requests(model, listedServices(model)).find((one) => one.route === route);
  return request && pageOf(request, templatesOf(model));
}

const templatesOf = ({ formPage, thankYou, language, home }: Edition) => {
  const standIn = () => mapStrings(standIns[language].thankYou, (text) => (text === '/' ? home : text));
  return {
    form: formPage ? readWhole(formPage) : documentOf(standIns[language].formPage),
    thanks: thankYou ? readWhole(thankYou) : documentOf(standIn()),
  };
};

/** Routes of all that `formPageAt` makes. */
export const possibleFormRoutes = (site: Edition): string[] =>
  requests(site, listedServices(site)).map(({ route }) => route);

/** A form and what it is opened for. */
interface Service {
  form: string;
  label: string;
}

export interface FormRequest {
  route: string;
  /** the document it is made from */
  from: 'form' | 'thanks';
  form: FormDocument;
  serviceLabel?: string;
}

/** Every form by itself, with each service, and its thanks; each route once. Without a site document they have no address. */
function requests({ forms, settings }: Edition, services: readonly Service[]): FormRequest[] {
  const { forms: below, thanks } = settings?.value?.addresses ?? {};
  if (below === undefined || thanks === undefined) return [];
  const known = new Map(forms.flatMap(({ value }) => (value ? [[value.name, value]] : [])));
  const each = (request: (form: FormDocument) => FormRequest) => [...known.values()].map(request);
  const alone = each((form) => ({ route: formPath(below, form.name), from: 'form', form }));
  const withService = services.flatMap(({ form: name, label: serviceLabel }): FormRequest[] => {
    const form = known.get(name);
    return form ? [{ route: formPath(below, name, serviceLabel), from: 'form', form, serviceLabel }] : [];
  });
  const thanked = each((form) => ({ route: thanksPath(thanks, form.name), from: 'thanks', form }));
  return [...new Map([...alone, ...withService, ...thanked].map((request) => [request.route, request])).values()];
}

const services = new WeakMap<Edition['documents'], Service[]>();

/** What some content opens forms for, each once; found once for the same documents. */
function servicesIn({ documents, sections }: Edition): Service[] {
  const known = services.get(documents) ?? findServices(documents, sections);
  services.set(documents, known);
  return known;
}

/** Of a shared section only its uses count. */
function findServices(documents: Edition['documents'], sections: Edition['sections']): Service[] {
  const own = new Set(sections.map(({ file }) => file));
  const found = new Map<string, Service>();
  for (const { file, names } of documents) {
    if (own.has(file)) continue;
    for (const [form, label] of names.services) found.set(JSON.stringify([form, label]), { form, label });
  }
  return [...found.values()];
}

const listedServices = ({ forms, settings }: Edition): Service[] =>
  forms.flatMap(({ value }) =>
    (settings?.value?.serviceLabels ?? []).flatMap((label) => (value ? [{ form: value.name, label }] : [])),
  );

/** A document that no file holds. */
function documentOf(page: unknown): PageDocument {
  const value = pageSchema.parse(page);
  const found = withNames(collectFacts(page));
  return { file: '', route: '', uses: [], written: page, raw: page, value, isValid: true, head: value, ...found };
}

/** A page document with the texts of a form filled in; on the one of the forms, every form that it names becomes this one. */
function pageOf(
  { route, from, form, serviceLabel }: FormRequest,
  templates: ReturnType<typeof templatesOf>,
): PageDocument {
  const template = templates[from];
  if (!template.value) return { ...template, route };
  const value = structuredClone(mapStrings(template.value, (text) => fillForm(text, form)));
  for (const { path } of from === 'form' ? template.facts.forms : []) {
    const reference = valueAt(value, path.slice(0, -1));
    if (typeof reference === 'object' && reference) Object.assign(reference, { formId: form.name, serviceLabel });
  }
  return hidden({ ...template, route, value, ...withNames(collectFacts(value)) });
}

/** Found by a call to action, never by a search engine. */
function hidden({ value, ...page }: PageDocument): PageDocument {
  const shown = value && { ...value, noindex: true };
  return { ...page, value: shown, head: shown };
}
