import { mapStrings } from '../documents/map-strings.ts';
import type { Image } from '../fields/image.ts';
import landing from './landing.json' with { type: 'json' };
import legal from './legal.json' with { type: 'json' };
import placeholder from './placeholder.json' with { type: 'json' };
import service from './service.json' with { type: 'json' };
import text from './text.json' with { type: 'json' };

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

/** A block of a template; `{title}` and `{form}` stand for what the page is given. */
interface TemplateBlock {
  type: string;
  image?: string | undefined;
  layout?: string | undefined;
  action?: { label: string } | undefined;
  cards?: ReadonlyArray<{ title: string; ctaHref: string }> | undefined;
}

/** Sample copy, made to be replaced; `sample-copy.ts` finds what was not. */
export const pageTemplates = { service, text, landing, legal, placeholder };

export type PageTemplateName = keyof typeof pageTemplates;

/** A description that fits every page, because it says nothing about it. */
export const sampleDescription = (title: string) =>
  `${title}: was wir für Sie übernehmen, wie es abläuft und wie Sie {site.name} erreichen.`;

/** The blocks of a new page, without what the site has no material for. */
export function blocksFrom(template: PageTemplateName, options: PageOptions): object[] {
  const blocks: readonly TemplateBlock[] = pageTemplates[template];
  return blocks.map((block) => filled(block, options));
}

function filled(block: TemplateBlock, { title, picture, form, neighbours = [] }: PageOptions): object {
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
  return mapStrings(own, (copy) => copy.replaceAll('{title}', title).replaceAll('{form}', form ?? ''));
}
