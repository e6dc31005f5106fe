import type { PageInput } from '../documents/page.ts';
import type { Action } from '../fields/action.ts';
import type { Image } from '../fields/image.ts';

/** What a new page is about, and what of its site it may use. */
export interface PageOptions {
  route: string;
  title: string;
  /** a picture of the site with its description */
  picture?: Image | undefined;
  /** name of a form of the site; without one, calls to action lead to the agency's mail address */
  form?: string | undefined;
  /** pages of the site that are near, nearest first */
  neighbours?: ReadonlyArray<{ route: string; title: string }> | undefined;
}

/** A description that fits every page, because it says nothing about it. */
export const sampleDescription = (title: string) =>
  `${title}: was wir für Sie übernehmen, wie es abläuft und wie Sie {site.name} erreichen.`;

export type PageTemplate = (options: PageOptions) => PageInput['blocks'];

export function hero({ picture, ...options }: PageOptions): PageInput['blocks'][number] {
  return {
    type: 'hero',
    title: options.title,
    subtitle: 'Sie nennen Anlass, Ort und Datum. Wir planen, buchen und bleiben, bis alles erledigt ist.',
    layout: picture ? 'split' : 'text',
    ...(picture ? { image: picture } : {}),
    action: contact(
      options,
      'Anfrage stellen',
      'Anlass, Ort und Datum genügen. Wir antworten innerhalb eines Werktags.',
    ),
  };
}

export function closingCall(options: PageOptions): PageInput['blocks'][number] {
  return {
    type: 'cta',
    title: 'Erzählen Sie uns davon',
    subtitle: 'Das erste Gespräch ist kostenlos. Danach wissen beide Seiten, ob es passt.',
    action: contact(options, 'Gespräch vereinbaren', 'Wann dürfen wir Sie anrufen?'),
  };
}

export function contact({ title, form }: PageOptions, label: string, subheading: string): Action {
  if (form === undefined) return { kind: 'link', label, href: 'mailto:{site.email}' };
  return { kind: 'contact', label, contact: { heading: `Anfrage: ${title}`, subheading, formId: form } };
}
