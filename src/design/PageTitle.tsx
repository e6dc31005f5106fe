import { Display, RichText } from './Text.tsx';

interface PageTitleProps {
  id: string;
  title: string;
  lang?: 'de' | 'en' | undefined;
}

/** The heading of a page (h1). It takes the focus after navigation. */
export function PageTitle({ id, title, lang }: PageTitleProps) {
  return (
    <Display as="h1" id={id} tabIndex={-1} lang={lang} $size="hero">
      <RichText text={title} />
    </Display>
  );
}
