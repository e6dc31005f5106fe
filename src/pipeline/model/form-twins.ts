import type { Language } from '../../words/language.ts';
import type { Names } from '../read/names.ts';
import { type FormRequest, formRequests } from './form-pages.ts';
import type { Edition } from './site-model.ts';
import type { Translations, Twins } from './twins.ts';

/**
 * The twins of a site, those among the pages made of its forms too: pages of a form are twins in all languages that have it,
 * one with a service where twin pages open the form for it, or where the service has the same name. What is known of page
 * files goes first.
 */
export function twinsWithForms(editions: readonly Edition[]): Twins {
  const [first] = editions;
  if (!first || editions.length === 1) return new Map();
  const ofFiles = [...first.twins].filter(([route]) => first.routes.has(route));
  return new Map([...formTwins(first, editions), ...ofFiles]);
}

function formTwins(first: Edition, editions: readonly Edition[]): Array<[string, Translations]> {
  const groups = new Map<string, Map<Language, string>>();
  for (const edition of editions) {
    const originals = edition === first ? new Map<string, string>() : originalServices(first, edition);
    for (const request of formRequests(edition)) {
      const key = keyOf(request, originals);
      const group = groups.get(key) ?? new Map<Language, string>();
      groups.set(key, group);
      if (!group.has(edition.language)) group.set(edition.language, request.route);
    }
  }
  const pairs = [...groups.values()].filter(({ size }) => size > 1);
  return pairs.flatMap((pair) => [...pair.values()].map((route): [string, Translations] => [route, pair]));
}

function keyOf({ from, form: { name }, serviceLabel = '' }: FormRequest, originals: ReadonlyMap<string, string>) {
  const service = JSON.stringify([name, serviceLabel]);
  return `${from}\n${originals.get(service) ?? service}`;
}

/** What the first language has in the place of a form and a service of another: page by page, where both open equally many. */
function originalServices(first: Edition, { pages, twins }: Edition): Map<string, string> {
  const originals = new Map(first.pages.map((page) => [page.route, page.names.services]));
  const found = new Map<string, string>();
  for (const { route, names } of pages) {
    const theirs = originals.get(twins.get(route)?.get(first.language) ?? '') ?? [];
    for (const service of names.services) {
      const isOfForm = ([form]: Names['services'][number]) => form === service[0];
      const [own, others] = [names.services.filter(isOfForm), theirs.filter(isOfForm)];
      const original = others[own.indexOf(service)];
      const key = JSON.stringify(service);
      if (original && own.length === others.length && !found.has(key)) found.set(key, JSON.stringify(original));
    }
  }
  return found;
}
