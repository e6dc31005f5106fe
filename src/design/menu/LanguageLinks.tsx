import type { Language } from '../../words/language.ts';
import type { LinkPart } from './MenuEntries.tsx';

/** A link to a page in another language: its twin, or home where it has none. */
export interface LanguageLink {
  language: Language;
  /** in that language; says where it leads if that is home */
  title: string;
  path: string;
}

interface LanguageLinksProps {
  items: readonly LanguageLink[];
  link: LinkPart;
}

/** The page in other languages, as list items. */
export function LanguageLinks({ items, link: Link }: LanguageLinksProps) {
  return items.map(({ language, title, path }) => (
    <li key={language}>
      <Link href={path} lang={language} hrefLang={language}>
        {title}
      </Link>
    </li>
  ));
}
