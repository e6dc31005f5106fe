import styled from 'styled-components';
import { media } from './media.ts';
import { Body, Display, Label, RichText } from './Text.tsx';
import { space, size as type } from './tokens.ts';

const Root = styled.header`
  display: grid;
  gap: ${space.lg};
  max-width: 54rem;
  margin-block-end: ${space.block};
  ${media.print} {
    break-after: avoid;
  }
`;

/** Size of the heading on a desktop where the opening has a column of its own, beside what it opens. */
const inColumn = { medium: 'clamp(2.25rem, 3.2vw, 3rem)', small: type.block } as const;

interface OpeningProps {
  /** id for the heading, so that the section can be named by it */
  id: string;
  label?: string | undefined;
  title: string;
  subtitle?: string | undefined;
  /** smaller on a desktop, for an opening beside what it opens */
  size?: keyof typeof inColumn | undefined;
  className?: string;
}

/** How most blocks open: caps label, section heading (h2), a sentence. */
export function Opening({ id, label, title, subtitle, size, className }: OpeningProps) {
  return (
    <Root data-reveal="rise" className={className}>
      {label ? <Label>{label}</Label> : null}
      <Display as="h2" id={id} $size="section" $desktop={size && inColumn[size]}>
        <RichText text={title} />
      </Display>
      {subtitle ? (
        <Body>
          <RichText text={subtitle} />
        </Body>
      ) : null}
    </Root>
  );
}
