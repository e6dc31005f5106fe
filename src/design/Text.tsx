import {
  type ComponentPropsWithRef,
  createContext,
  type ElementType,
  Fragment,
  type ReactNode,
  useContext,
} from 'react';
import styled from 'styled-components';
import { Anchor } from './Anchor.tsx';
import { type Inline, parseEmphasis, parseInline } from './inline.ts';
import { media } from './media.ts';
import { font, leading, size } from './tokens.ts';

/** Names that are English: headings, labels and links that are such a name say so. */
export const EnglishNames = createContext<readonly string[] | undefined>(undefined);

/** The language of a text: the one that is given, or English where it is such a name. */
function useLanguage({ lang, children }: { lang?: string | undefined; children?: ReactNode }) {
  const names = useContext(EnglishNames);
  const isEnglish =
    typeof children === 'string' && names?.includes(children.replaceAll('\u00ad', '').replaceAll('\u00a0', ' '));
  return { lang: lang ?? (isEnglish ? 'en' : undefined) };
}

/** Caps line above a heading. */
export const Label = styled.p.attrs(useLanguage)`
  font-size: ${size.caption};
  font-weight: 500;
  line-height: 1.4;
  letter-spacing: 0.08em;
  text-transform: uppercase;
  color: var(--accent);
  hyphens: manual;
  text-wrap: balance;
`;

type DisplaySize = 'home' | 'hero' | 'section' | 'block' | 'card';

/** Tracking in em: the larger the letters, the tighter. */
const tracking = {
  phone: { home: -0.034, hero: -0.026, section: -0.012, block: -0.006, card: 0 },
  desktop: { home: -0.034, hero: -0.028, section: -0.022, block: -0.018, card: -0.012 },
} satisfies Record<string, Record<DisplaySize, number>>;

/** Sizes by role. The element (`as`) follows from the outline alone. `$desktop` is another font size for desktops. */
export const Display = styled.h2<{ $size: DisplaySize; $desktop?: string | false | undefined }>`
  font-family: ${font.display};
  font-weight: ${({ $size }) => ($size === 'home' ? 200 : 300)};
  font-size: ${({ $size }) => size[$size]};
  line-height: ${({ $size }) => ({ home: 0.92, hero: 1, section: 1.04, block: 1.1, card: 1.2 })[$size]};
  letter-spacing: ${({ $size }) => tracking.phone[$size]}em;
  word-spacing: 0.04em;
  em {
    font-style: italic;
    font-weight: 300;
  }
  ${media.desktop} {
    letter-spacing: ${({ $size }) => tracking.desktop[$size]}em;
    font-size: ${({ $desktop }) => $desktop};
    /* 72 px and more: the light drawing */
    font-weight: ${({ $size }) => ($size === 'hero' ? 200 : undefined)};
  }
`;

/** Large first paragraph. */
export const Lead = styled.p`
  ${leading}
  max-width: 62ch;
`;

export const Body = styled.p`
  max-width: 62ch;
  color: var(--muted);
`;

/** Short text of a card or a row. */
export const Description = styled.p`
  max-width: 34rem;
  color: var(--muted);
`;

const InlineLink = styled(Anchor).attrs(useLanguage)`
  color: var(--accent);
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
  &:hover { text-decoration-thickness: 2px; }
`;

interface RichTextProps {
  /** nothing is drawn where there is none */
  text: string | undefined;
  /** the element around it */
  as?: ElementType;
  /** for links that must not replace the page */
  newTab?: boolean;
}

/** An author's text with its emphasis and links. */
export function RichText({ text, as: Element = Fragment, newTab }: RichTextProps) {
  if (!text) return null;
  return (
    <Element>
      <Parts parts={parseInline(text)} newTab={newTab} />
    </Element>
  );
}

/** The text of a heading with its emphasis; it holds no links. */
export const HeadingText = ({ text }: { text: string }) => <Parts parts={parseEmphasis(text)} />;

interface HeadingProps extends Pick<ComponentPropsWithRef<'h2'>, 'id' | 'ref' | 'lang' | 'tabIndex' | 'className'> {
  level: 1 | 2 | 3;
  text: string;
  size: DisplaySize;
  /** another font size for desktops */
  desktop?: string | false | undefined;
  /** the same text, where its parts are set apart */
  children?: ReactNode;
}

/** An author's heading. */
export function Heading({ level, text, size, desktop, lang, children, ...rest }: HeadingProps) {
  const language = useLanguage({ lang, children: text });
  return (
    <Display as={`h${level}`} $size={size} $desktop={desktop} {...language} {...rest}>
      {children ?? <HeadingText text={text} />}
    </Display>
  );
}

function Parts({ parts, newTab }: { parts: readonly Inline[]; newTab?: boolean | undefined }): ReactNode {
  return parts.map((part, index) => {
    const key = `${index}-${part.kind}`;
    if (part.kind === 'text') return <Fragment key={key}>{part.text}</Fragment>;
    if (part.kind === 'link') {
      return (
        <InlineLink key={key} href={part.href} newTab={newTab}>
          {part.text}
        </InlineLink>
      );
    }
    if (part.kind === 'emphasis') {
      return (
        <em key={key}>
          <Parts parts={part.parts} newTab={newTab} />
        </em>
      );
    }
    return (
      <span key={key} data-whole="">
        {part.text}
      </span>
    );
  });
}
