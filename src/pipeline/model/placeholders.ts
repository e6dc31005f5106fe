import type { FormDocument } from '../../documents/form.ts';
import { property } from '../../documents/json.ts';
import type { Site } from '../../documents/site.ts';

/** A `tel:` link with a number as people write it; not the end of a word (`Hotel: 5 Sterne`). */
const TELEPHONE = /(?<![\p{L}\p{N}])tel:\+?[0-9]+(?:[ -][0-9]+)*/gu;
const PLACEHOLDER = /\{(site\.[^{}]+)\}/gu;

/** Text of a `site.…` reference, or undefined where the site document has no such text. */
export function placeholderValue(site: Site, reference: string): string | undefined {
  const [root, ...keys] = reference.split('.');
  if (root !== 'site') return undefined;
  // Facts have names of the site's own, which may hold a dot.
  const path = keys[0] === 'facts' ? ['facts', keys.slice(1).join('.')] : keys;
  const value = path.reduce<unknown>((current, key) => property(current, key), site);
  return typeof value === 'string' ? value : undefined;
}

/** All references that a text may use: `site.name`, `site.facts.city` … */
export function placeholderNames(site: Site): string[] {
  const names: string[] = [];
  const collect = (value: unknown, path: string) => {
    if (typeof value === 'string') names.push(path);
    else if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      for (const [key, inner] of Object.entries(value)) collect(inner, `${path}.${key}`);
    }
  };
  collect(site, 'site');
  return names.filter((name) => name !== 'site.$schema');
}

/** What the pages made of forms may say of the form that they show or thank for; without a subtitle, nothing. */
const FORM_TEXTS: Readonly<Record<string, (form: FormDocument) => string>> = {
  'form.title': ({ title }) => title,
  'form.subtitle': ({ subtitle = '' }) => subtitle,
  'form.success.title': ({ success }) => success.title,
  'form.success.text': ({ success }) => success.text,
};

export const FORM_PLACEHOLDERS: readonly string[] = Object.keys(FORM_TEXTS);

/** A text with its references to a form filled in. */
export const fillForm = (text: string, form: FormDocument): string =>
  text.replaceAll(/\{(form\.[^{}]+)\}/gu, (whole, name: string) => FORM_TEXTS[name]?.(form) ?? whole);

/** A text with its references replaced and `&shy;`, `&nbsp;` turned into the characters they stand for. */
export function resolveText(text: string, site: Site): string {
  const filled = text.includes('{')
    ? text.replace(PLACEHOLDER, (whole, reference: string) => placeholderValue(site, reference) ?? whole)
    : text;
  const plain = filled.includes('&') ? filled.replaceAll('&shy;', '\u00ad').replaceAll('&nbsp;', '\u00a0') : filled;
  return plain.includes('tel:') ? plain.replace(TELEPHONE, (link) => link.replaceAll(/[ -]/gu, '')) : plain;
}
