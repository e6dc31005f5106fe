import type { Form } from '../../documents/form.ts';
import { valueAt } from '../../documents/json.ts';
import { mapStrings } from '../../documents/map-strings.ts';
import { pageSchema } from '../../documents/page.ts';
import { formPath } from '../../forms/paths.ts';
import { standIns } from '../../templates/stand-ins.ts';
import { factCollector } from '../read/collect.ts';
import { withNames } from '../read/names.ts';
import type { PageDocument } from '../read/source-document.ts';
import { fillForm } from './placeholders.ts';
import type { Edition } from './site-model.ts';

const collectFacts = factCollector(pageSchema);

/**
 * Pages without a file of their own: one for each form, one more for each service that it is opened for, and the page that
 * thanks, made from those in `_site` or, where a site has none, from stand-ins. A page file with such a route takes its
 * place.
 */
export function formPages(site: Edition): PageDocument[] {
  const template = templateOf(site);
  const made = requests(site, servicesIn(site)).map((request) => pageOf(request, template));
  return [...made, thankYouOf(site)].filter((page) => !site.routes.has(page.route));
}

/** The one with a route, for any service that the site document lists: which of them are opened takes all pages to know. */
export function formPageAt(route: string, model: Edition): PageDocument | undefined {
  if (route === model.settings?.value?.addresses.thanks) return thankYouOf(model);
  const request = requests(model, listedServices(model)).find((one) => one.route === route);
  return request && pageOf(request, templateOf(model));
}

const templateOf = ({ formPage, language }: Edition) => formPage ?? documentOf(standIns[language].formPage);
const thankYouOf = ({ thankYou, settings, language, home }: Edition) => {
  const standIn = () => mapStrings(standIns[language].thankYou, (text) => (text === '/' ? home : text));
  const page = hidden(thankYou ?? documentOf(standIn()));
  return { ...page, route: settings?.value?.addresses.thanks ?? page.route };
};

/** Their routes, whether or not the documents they are made from are valid. */
export const formRoutes = (site: Edition): string[] => routesOf(site, servicesIn(site));

/** Those of all that `formPageAt` makes. */
export const possibleFormRoutes = (site: Edition): string[] => routesOf(site, listedServices(site));

/** Without a site document they have no address. */
function routesOf(site: Edition, services: readonly Service[]): string[] {
  const thanks = site.settings?.value?.addresses.thanks;
  return [...requests(site, services).map(({ route }) => route), ...(thanks === undefined ? [] : [thanks])];
}

/** A form and what it is opened for. */
interface Service {
  form: string;
  label: string;
}

interface FormRequest {
  route: string;
  form: Form;
  serviceLabel?: string;
}

/** Every form by itself, and with each service; each route once. */
function requests({ forms, settings }: Edition, services: readonly Service[]): FormRequest[] {
  const below = settings?.value?.addresses.forms;
  if (below === undefined) return [];
  const known = new Map(forms.flatMap(({ value }) => (value ? [[value.name, value]] : [])));
  const alone = [...known.values()].map((form): FormRequest => ({ route: formPath(below, form.name), form }));
  const withService = services.flatMap(({ form: name, label: serviceLabel }): FormRequest[] => {
    const form = known.get(name);
    return form ? [{ route: formPath(below, name, serviceLabel), form, serviceLabel }] : [];
  });
  return [...new Map([...alone, ...withService].map((request) => [request.route, request])).values()];
}

/** What some content opens forms for, each once. Of a shared section only its uses count. */
function servicesIn({ documents, sections }: Edition): Service[] {
  const own = new Set(sections.map(({ file }) => file));
  const services = new Map<string, Service>();
  for (const { file, names } of documents) {
    if (own.has(file)) continue;
    for (const service of names.services) {
      const [form = '', label = ''] = service.split('\n');
      services.set(service, { form, label });
    }
  }
  return [...services.values()];
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

/** The page document of the forms, every form that it names exchanged for this one. */
function pageOf({ route, form, serviceLabel }: FormRequest, template: PageDocument): PageDocument {
  if (!template.value) return { ...template, route };
  const value = mapStrings(template.value, (text) => fillForm(text, form));
  for (const { path } of template.facts.forms) {
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
