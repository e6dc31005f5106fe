import type { Language } from '../words/language.ts';
import { Heading } from './Text.tsx';

interface PageTitleProps {
  id: string;
  title: string;
  lang?: Language | undefined;
}

/** The heading of a page (h1). It takes the focus after navigation. */
export function PageTitle({ title, ...rest }: PageTitleProps) {
  return <Heading {...rest} level={1} text={title} size="hero" tabIndex={-1} />;
}
