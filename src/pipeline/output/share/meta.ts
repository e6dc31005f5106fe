/** The attributes of a `meta` element. */
type Meta = Record<'name' | 'content', string> | Record<'property' | 'content', string>;

interface SharedPage {
  /** the page's own title, without the name of the site */
  title: string;
  description: string;
  /** address of the page on the published site */
  url: string;
  /** how its language is written: `de-DE` */
  locale: string;
  /** of the languages that it is there in too */
  otherLocales: readonly string[];
  siteName: string;
  image: { url: string; width: number; height: number; alt: string };
}

const localeOf = (locale: string) => locale.replace('-', '_');

/** What social networks read of a page: Open Graph, and the card of X. */
export function shareMeta({ title, description, url, locale, otherLocales, siteName, image }: SharedPage): Meta[] {
  return [
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: localeOf(locale) },
    ...otherLocales.map((other) => ({ property: 'og:locale:alternate', content: localeOf(other) })),
    { property: 'og:site_name', content: siteName },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image.url },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: String(image.width) },
    { property: 'og:image:height', content: String(image.height) },
    { property: 'og:image:alt', content: image.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:image', content: image.url },
    { name: 'twitter:image:alt', content: image.alt },
  ];
}
