import styled from 'styled-components';
import { media } from '../../design/media.ts';
import { Container } from '../../design/Section.tsx';
import { Lead } from '../../design/Text.tsx';
import { motion, size, space } from '../../design/tokens.ts';

/** With a picture, a small window shows it above the words. */
export const Frame = styled(Container)<{ $picture: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.block} ${space.gutter};
  padding-block-start: ${({ $picture }) => ($picture ? '34svh' : 0)};
  ${media.desktop} {
    padding-block: ${({ $picture }) => ($picture ? space.xxl : 0)};
  }
`;

export const Words = styled.div`
  display: grid;
  gap: ${space.lg};
  max-width: 56rem;
  ${media.desktop} {
    max-width: 66%;
  }
`;

export const Sentence = styled(Lead)`
  max-width: 36rem;
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
