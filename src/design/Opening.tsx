import styled from 'styled-components';
import { media } from './media.ts';
import { Body, Display, Label, RichText } from './Text.tsx';
import { space } from './tokens.ts';

const Root = styled.header`
  display: grid;
  gap: ${space.lg};
  max-width: 54rem;
  margin-block-end: ${space.block};
  ${media.print} {
    break-after: avoid;
  }
`;

interface OpeningProps {
  /** id for the heading, so that the section can be named by it */
  id: string;
  label?: string | undefined;
  title: string;
  subtitle?: string | undefined;
}

/** How most blocks open: caps label, section heading (h2), a sentence. */
export function Opening({ id, label, title, subtitle }: OpeningProps) {
  return (
    <Root data-reveal="rise">
      {label ? <Label>{label}</Label> : null}
      <Display as="h2" id={id} $size="section">
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
