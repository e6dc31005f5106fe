import { mapStrings } from '../documents/map-strings.ts';
import type { Image } from '../fields/image.ts';
import type { Language } from '../words/language.ts';
import imprintDe from './pages/de/imprint.json' with { type: 'json' };
import landingDe from './pages/de/landing.json' with { type: 'json' };
import legalDe from './pages/de/legal.json' with { type: 'json' };
import placeholderDe from './pages/de/placeholder.json' with { type: 'json' };
import privacyDe from './pages/de/privacy.json' with { type: 'json' };
import serviceDe from './pages/de/service.json' with { type: 'json' };
import textDe from './pages/de/text.json' with { type: 'json' };
import imprintEn from './pages/en/imprint.json' with { type: 'json' };
import landingEn from './pages/en/landing.json' with { type: 'json' };
import legalEn from './pages/en/legal.json' with { type: 'json' };
import placeholderEn from './pages/en/placeholder.json' with { type: 'json' };
import privacyEn from './pages/en/privacy.json' with { type: 'json' };
import serviceEn from './pages/en/service.json' with { type: 'json' };
import textEn from './pages/en/text.json' with { type: 'json' };

/** What a new page is about, and what of its site it may use. */
export interface PageOptions {
  route: string;
  title: string;
  /** a picture of the site with its description */
  picture?: Image | undefined;
  /** name of a form of the site; without one, calls to action lead to the site's mail address */
  form?: string | undefined;
  /** pages of the site that are near, nearest first */
  neighbours?: ReadonlyArray<{ route: string; title: string }> | undefined;
  /** the home page of its language; `/` by default */
  home?: string | undefined;
  /** the references that have a value there: `site.phone`; unknown where the site document cannot be read */
  references?: readonly string[] | undefined;
}

/** A block of a template; `{title}`, `{form}` and `{home}` stand for what the page is given. */
interface TemplateBlock {
  type: string;
  image?: string | undefined;
  layout?: string | undefined;
  action?: { label: string } | undefined;
  cards?: ReadonlyArray<{ title: string; ctaHref: string }> | undefined;
}

/** Sample copy, made to be replaced; `sample-copy.ts` finds what was not. */
export const pageTemplates = {
  de: {
    service: serviceDe,
    text: textDe,
    landing: landingDe,
    legal: legalDe,
    imprint: imprintDe,
    privacy: privacyDe,
    placeholder: placeholderDe,
  },
  en: {
    service: serviceEn,
    text: textEn,
    landing: landingEn,
    legal: legalEn,
    imprint: imprintEn,
    privacy: privacyEn,
    placeholder: placeholderEn,
  },
} satisfies Record<Language, unknown>;

export type PageTemplateName = keyof typeof pageTemplates.de;

/** What a page of a template says of itself behind its title: sample copy, too. */
export const descriptions: Readonly<Record<Language, Readonly<Record<PageTemplateName, string>>>> = {
  de: {
    service: 'was wir für Sie übernehmen, wie es abläuft und wie Sie {site.name} erreichen.',
    text: 'das Wichtigste auf einer Seite und Antworten auf Fragen, die {site.name} oft gestellt werden.',
    landing: 'was dazugehört, auf welchen Seiten Sie mehr erfahren und wie Sie {site.name} erreichen.',
    legal: 'für wen die Bedingungen von {site.name} gelten, was geschuldet ist und wann es zu bezahlen ist.',
    imprint: 'wer für die Website von {site.name} verantwortlich ist und wie Sie uns erreichen.',
    privacy: 'welche Daten {site.name} hier verarbeitet, wofür, wie lange, und welche Rechte Sie haben.',
    placeholder: 'eine Leistung von {site.name}, die gerade entsteht. Lassen Sie sich vormerken.',
  },
  en: {
    service: 'what we do for you, how it goes from first to last, and how you reach {site.name}.',
    text: 'what matters most, on one page, and answers to what {site.name} is often asked.',
    landing: 'what belongs to it, on which pages to read more, and how you reach {site.name}.',
    legal: 'whom the terms of {site.name} apply to, what is owed, and when it has to be paid.',
    imprint: 'who is responsible for the website of {site.name}, and how you reach us.',
    privacy: 'which data {site.name} processes here, what for and for how long, and what rights you have.',
    placeholder: 'a service of {site.name} that is being prepared. Write to us, and we keep you informed.',
  },
};

/** The blocks of a new page, without what the site has no material for. */
export function blocksFrom(template: PageTemplateName, language: Language, options: PageOptions): object[] {
  const blocks: readonly TemplateBlock[] = pageTemplates[language][template];
  return blocks.map((block) => withoutUnknown(filled(block, options), options.references));
}

/** Without the entries of lists that ask the site for something that it does not have; the last one of a list stays. */
function withoutUnknown<T>(value: T, references: PageOptions['references']): T;
function withoutUnknown(value: unknown, references: PageOptions['references']): unknown {
  if (references === undefined || typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value))
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutUnknown(inner, references)]));
  const isKnown = (text: unknown) =>
    typeof text !== 'string' ||
    Array.from(text.matchAll(/\{(site\.[^{}]+)\}/gu)).every(([, name = '']) => references.includes(name));
  const known = value.filter((entry) => (typeof entry === 'object' ? Object.values(entry) : [entry]).every(isKnown));
  return (known.length > 0 ? known : value).map((entry) => withoutUnknown(entry, references));
}

function filled(block: TemplateBlock, { title, picture, form, neighbours = [], home = '/' }: PageOptions): object {
  const { image, layout, action, cards: [card] = [] } = block;
  const own = {
    ...block,
    ...(image ? { image: picture } : {}),
    ...(layout && image && !picture ? { layout: 'text' } : {}),
    ...(action && form === undefined
      ? { action: { kind: 'link', label: action.label, href: 'mailto:{site.email}' } }
      : {}),
    ...(card && neighbours.length > 0
      ? { cards: neighbours.slice(0, 3).map((page) => ({ ...card, title: page.title, ctaHref: page.route })) }
      : {}),
  };
  return mapStrings(own, (copy) =>
    copy
      .replaceAll('{title}', title)
      .replaceAll('{form}', form ?? '')
      .replaceAll('{home}', home),
  );
}
