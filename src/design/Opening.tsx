import styled, { css } from 'styled-components';
import { media } from './media.ts';
import { Body, Heading, Label, RichText } from './Text.tsx';
import { space, size as type } from './tokens.ts';

const spreads = {
  /** heading at the top, sentence at the foot */
  down: css`
    display: flex;
    flex-direction: column;
    & > h2 + p {
      margin-block-start: auto;
      max-width: 26em;
    }
  `,
  /** heading at the left, sentence at the right, on its last line */
  across: css`
    max-width: none;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${space.xxl};
    & > * { grid-column: 1; }
    & > h2 + p { grid-column: 2; align-self: end; }
  `,
} as const;

const largeSentence = css`
  & > h2 + p { font-size: ${type.lead}; line-height: 1.5; }
`;

/** `$columns` is where it is on the grid of a desktop; `$sticky` keeps it in view beside what it opens; `$spread` fills the space that it has. */
const Root = styled.header<{
  $columns: string | undefined;
  $sticky: boolean;
  $spread: keyof typeof spreads | undefined;
}>`
  display: grid;
  gap: ${space.lg};
  max-width: 54rem;
  margin-block-end: ${space.block};
  ${media.desktop} {
    grid-column: ${({ $columns }) => $columns};
    ${({ $sticky }) => ($sticky ? 'position: sticky; inset-block-start: 7rem; align-self: start;' : '')}
    ${({ $spread }) => $spread && [spreads[$spread], largeSentence]}
  }
  & > p { text-wrap: balance; }
  ${media.print} { break-after: avoid; }
`;

/** Size of the heading on a desktop where the opening has a column of its own, beside what it opens. */
const inColumn = { medium: 'clamp(2.25rem, 3.2vw, 3rem)', small: type.block } as const;

export interface OpeningBlock {
  label?: string | undefined;
  title: string;
  subtitle?: string | undefined;
}

interface OpeningProps {
  /** id for the heading, so that the section can be named by it */
  id: string;
  block: OpeningBlock;
  /** smaller on a desktop, for an opening beside what it opens */
  size?: keyof typeof inColumn | undefined;
  /** its columns in a `Grid` on a desktop; all of them by default */
  columns?: string | undefined;
  /** stays in view on a desktop */
  sticky?: boolean;
  /** how a heading with a sentence fills its space on a desktop: down to the foot of what is beside it, or across the page */
  spread?: keyof typeof spreads | undefined;
  className?: string;
}

/** How most blocks open: caps label, section heading (h2), a sentence. */
export function Opening({ id, block, size, columns, sticky = false, spread, className }: OpeningProps) {
  return (
    <Root
      data-reveal="rise"
      className={className}
      $columns={columns}
      $sticky={sticky}
      $spread={block.subtitle ? spread : undefined}
    >
      {block.label ? <Label>{block.label}</Label> : null}
      <Heading level={2} id={id} text={block.title} size="section" desktop={size && inColumn[size]} />
      <RichText as={Body} text={block.subtitle} />
    </Root>
  );
}
