import styled from 'styled-components';
import { media } from '../../design/media.ts';
import { Container } from '../../design/Section.tsx';
import { motion, size, space } from '../../design/tokens.ts';

export const Frame = styled(Container)`
  display: grid;
  gap: ${space.block} ${space.gutter};
`;

export const Words = styled.div`
  display: grid;
  gap: ${space.lg};
  max-width: 56rem;
  ${media.desktop} {
    max-width: 66%;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.lg} ${space.xl};
`;

export const Contact = styled.ul`
  ${media.small} {
    padding-inline-start: ${space.xl};
    border-inline-start: 1px solid var(--line);
  }
`;

export const ContactLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  font-size: ${size.body};
  font-variant-numeric: tabular-nums lining-nums;
  color: var(--muted);
  text-decoration: underline;
  text-decoration-color: var(--line);
  text-underline-offset: 0.3em;
  transition: color ${motion.small} ${motion.easeIn}, text-decoration-color ${motion.small} ${motion.easeIn};
  &:hover {
    color: var(--text);
    text-decoration-color: currentcolor;
  }
`;
