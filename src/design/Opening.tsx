import styled, { css } from 'styled-components';
import { media } from './media.ts';
import { Body, Heading, Label, RichText } from './Text.tsx';
import { space, size as type } from './tokens.ts';

/** Heading at the top, sentence at the foot. */
const fromTopToFoot = css`
  display: flex;
  flex-direction: column;
  & > h2 + p {
    margin-block-start: auto;
    max-width: 26em;
    font-size: ${type.lead};
    line-height: 1.5;
  }
`;

/** `$columns` is where it is on the grid of a desktop; `$sticky` keeps it in view beside what it opens; `$spread` ends it at the foot of what is beside it. */
const Root = styled.header<{ $columns: string | undefined; $sticky: boolean; $spread: boolean }>`
  display: grid;
  gap: ${space.lg};
  max-width: 54rem;
  margin-block-end: ${space.block};
  ${media.desktop} {
    grid-column: ${({ $columns }) => $columns};
    ${({ $sticky }) => ($sticky ? 'position: sticky; inset-block-start: 7rem; align-self: start;' : '')}
    ${({ $spread }) => ($spread ? fromTopToFoot : '')}
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
  /** is as high as what is beside it on a desktop: the heading at the top, the sentence at the foot */
  spread?: boolean;
  className?: string;
}

/** How most blocks open: caps label, section heading (h2), a sentence. */
export function Opening({ id, block, size, columns, sticky = false, spread = false, className }: OpeningProps) {
  return (
    <Root data-reveal="rise" className={className} $columns={columns} $sticky={sticky} $spread={spread}>
      {block.label ? <Label>{block.label}</Label> : null}
      <Heading level={2} id={id} text={block.title} size="section" desktop={size && inColumn[size]} />
      <RichText as={Body} text={block.subtitle} />
    </Root>
  );
}
