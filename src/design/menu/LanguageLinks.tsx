import type { Language } from '../../words/language.ts';
import { VisuallyHidden } from '../Anchor.tsx';
import type { LinkPart } from './MenuEntries.tsx';

/** A link to a page in another language: its twin, or home where it has none. */
export interface LanguageLink {
  language: Language;
  title: string;
  /** follows the title where it leads home, in that language; only for screen readers, so that the link looks alike on all pages */
  note?: string | undefined;
  path: string;
}

interface LanguageLinksProps {
  items: readonly LanguageLink[];
  link: LinkPart;
}

/** The page in other languages, as list items. The note has an element on every page: in the footer, notes follow the page (`showLanguages`). */
export function LanguageLinks({ items, link: Link }: LanguageLinksProps) {
  return items.map(({ language, title, note, path }) => (
    <li key={language}>
      <Link href={path} lang={language} hrefLang={language}>
        {title}
        <VisuallyHidden>{note}</VisuallyHidden>
      </Link>
    </li>
  ));
}
