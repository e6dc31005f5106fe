import styled, { css } from 'styled-components';
import { media } from './media.ts';
import { columns } from './Section.tsx';
import { Body, Heading, Label, RichText } from './Text.tsx';
import { leading, space } from './tokens.ts';

/** Heading at the left; the sentence at the right, on its last line and in line with a column of what follows. */
const across = (column: number) => css`
  ${columns}
  max-width: none;
  & > * { grid-column: 1 / ${column}; }
  & > h2 { padding-inline-end: ${space.xl}; }
  & > h2 + p {
    grid-column: ${column} / -1;
    align-self: end;
    ${leading}
  }
`;

/** `$columns` is where it is on the grid of a desktop; `$sticky` keeps it in view beside what it opens; its sentence begins at the column `$across`. */
const Root = styled.header<{
  $columns: string | undefined;
  $sticky: boolean;
  $across: number | undefined;
}>`
  display: grid;
  gap: ${space.lg};
  max-width: max(54rem, 54vw);
  margin-block-end: ${space.block};
  ${media.desktop} {
    grid-column: ${({ $columns }) => $columns};
    ${({ $sticky }) => ($sticky ? 'position: sticky; inset-block-start: 7rem; align-self: start;' : '')}
    ${({ $across }) => $across && across($across)}
  }
  & > p { text-wrap: balance; }
`;

/** Size of a section's heading on a desktop where it has a column of its own, beside what it opens. */
export const inColumn = 'clamp(2.25rem, 3.2vw, 3.25rem)';

/** Where it stands beside a picture as high: smaller than the title of the page. */
export const besidePicture = 'clamp(2.5rem, 3.9vw, 4.75rem)';

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
  narrow?: boolean;
  /** its columns in a `Grid` on a desktop; all of them by default */
  columns?: string | undefined;
  /** stays in view on a desktop */
  sticky?: boolean;
  /** the page's column on a desktop at which the sentence begins, beside the heading; below it by default */
  across?: number | undefined;
  className?: string;
}

/** How most blocks open: caps label, section heading (h2), a sentence. */
export function Opening({ id, block, narrow = false, columns, sticky = false, across, className }: OpeningProps) {
  return (
    <Root
      data-reveal="rise"
      className={className}
      $columns={columns}
      $sticky={sticky}
      $across={block.subtitle ? across : undefined}
    >
      {block.label ? <Label>{block.label}</Label> : null}
      <Heading level={2} id={id} text={block.title} size="section" desktop={narrow && inColumn} />
      <RichText as={Body} text={block.subtitle} />
    </Root>
  );
}
