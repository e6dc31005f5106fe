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

/** Size of the heading on a desktop: smaller where the opening has one column, beside what it opens. */
const onDesktop = { large: type.section, medium: 'clamp(2.25rem, 3.2vw, 3rem)', small: type.block } as const;

const Heading = styled(Display)<{ $onDesktop: keyof typeof onDesktop }>`
  ${media.desktop} {
    font-size: ${({ $onDesktop }) => onDesktop[$onDesktop]};
  }
`;

interface OpeningProps {
  /** id for the heading, so that the section can be named by it */
  id: string;
  label?: string | undefined;
  title: string;
  subtitle?: string | undefined;
  size?: keyof typeof onDesktop;
  className?: string;
}

/** How most blocks open: caps label, section heading (h2), a sentence. */
export function Opening({ id, label, title, subtitle, size = 'large', className }: OpeningProps) {
  return (
    <Root data-reveal="rise" className={className}>
      {label ? <Label>{label}</Label> : null}
      <Heading as="h2" id={id} $size="section" $onDesktop={size}>
        <RichText text={title} />
      </Heading>
      {subtitle ? (
        <Body>
          <RichText text={subtitle} />
        </Body>
      ) : null}
    </Root>
  );
}
