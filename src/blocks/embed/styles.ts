import styled from 'styled-components';
import { media } from '../../design/media.ts';
import { color, radius, size, space } from '../../design/tokens.ts';
import type { EmbedBlock } from './schema.ts';

export const Figure = styled.figure`
  margin: 0;
`;

/** As high at least as the question in it needs on a small phone. */
export const Stage = styled.div<{ $ratio: EmbedBlock['ratio'] }>`
  display: grid;
  min-height: 22rem;
  aspect-ratio: ${({ $ratio }) => $ratio.replace(':', ' / ')};
  max-height: max(22rem, 86svh);
  width: 100%;
  overflow: clip;
  border-radius: ${radius.control};
  background: ${color.stage};
`;

export const Frame = styled.iframe`
  display: block;
  width: 100%;
  height: 100%;
  min-height: 0;
  border: 0;
  object-fit: contain;
  ${media.print} { display: none; }
`;

export const Question = styled.div`
  position: relative;
  isolation: isolate;
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${space.lg};
  padding: clamp(1.5rem, 6vw, 5rem);
  background: ${color.stage};
  color: var(--text);
`;

export const Ask = styled.p`
  margin-block-start: ${space.sm};
  max-width: 34rem;
  font-size: ${size.lead};
  line-height: 1.4;
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.md} ${space.xl};
  & > a {
    padding-block: 0.6rem;
    color: var(--accent);
    overflow-wrap: anywhere;
  }
`;

export const Note = styled.figcaption`
  margin-block-start: ${space.lg};
  font-size: ${size.caption};
  line-height: 1.4;
  color: var(--muted);
`;
