import type { ReactNode } from 'react';
import type { Language } from '../words/language.ts';
import { Heading } from './Text.tsx';

interface PageTitleProps {
  id: string;
  title: string;
  lang?: Language | undefined;
  size?: 'hero' | 'section';
  /** the same title, where its parts are set apart */
  children?: ReactNode;
}

/** The heading of a page (h1). It takes the focus after navigation. */
export function PageTitle({ title, size = 'hero', ...rest }: PageTitleProps) {
  return <Heading {...rest} level={1} text={title} size={size} tabIndex={-1} />;
}
