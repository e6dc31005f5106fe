import styled from 'styled-components';
import { media } from '../../../design/media.ts';
import { color, radius, size, space } from '../../../design/tokens.ts';

export const Frame = styled.div`
  padding: ${space.xl} ${space.edge} ${space.huge};
  > header {
    display: grid;
    gap: ${space.md};
    padding-block-end: ${space.xxl};
  }
  a {
    color: ${color.brand};
    text-underline-offset: 0.2em;
  }
  a:hover {
    text-decoration-thickness: 2px;
  }
  nav a {
    display: inline-block;
    padding-block: 0.6rem;
  }
`;

export const Facts = styled.p`
  font-size: ${size.caption};
  color: ${color.muted};
`;

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: ${space.md};
`;

export const Card = styled.li`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${space.xs};
  padding: ${space.lg};
  background: ${color.raised};
  border: 1px solid ${color.brand20};
  border-radius: ${radius.control};
  h2 {
    font-size: ${size.lead};
    font-weight: 600;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover {
    border-color: ${color.brand};
  }
`;

export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.lg};
  padding-block: ${space.xl};
  border-block-start: 1px solid ${color.brand30};
`;

export const Shown = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.md};
  padding-block-end: ${space.xxl};
  h3 {
    font-size: ${size.lead};
    font-weight: 600;
  }
`;

export const State = styled.p`
  color: ${color.muted};
  overflow-wrap: anywhere;
  &[data-axe='good'] {
    color: ${color.brand};
  }
  &[data-axe='bad'] {
    color: ${color.error};
  }
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.sm} ${space.lg};
  a {
    padding-block: 0.6rem;
  }
`;

export const Control = styled.button`
  min-height: 2.75rem;
  padding: 0.5rem 1.25rem;
  border: 1px solid ${color.control};
  border-radius: ${radius.control};
  &:hover {
    border-color: ${color.brand};
    color: ${color.brand};
  }
`;

/** The three windows side by side at half their size: together they fit a desktop, a phone scrolls. */
export const Strip = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space.lg};
  padding: ${space.lg};
  overflow-x: auto;
  background: ${color.band};
  border-radius: ${radius.control};
`;

export const Window = styled.figure<{ $width: number; $height: number }>`
  flex: none;
  figcaption {
    padding-block-end: ${space.xs};
    font-size: ${size.caption};
  }
  div {
    width: ${({ $width }) => $width / 2}px;
    height: ${({ $height }) => $height / 2}px;
    overflow: hidden;
    background: ${color.ground};
    ${media.forcedColors} {
      outline: 1px solid;
    }
  }
  iframe {
    display: block;
    border: 0;
    scale: 0.5;
    transform-origin: 0 0;
  }
`;

export const Json = styled.pre`
  max-height: 30rem;
  margin: 0;
  padding: ${space.lg};
  overflow: auto;
  background: ${color.raised};
  border: 1px solid ${color.brand20};
  font-size: ${size.caption};
  line-height: 1.6;
  hyphens: none;
`;

export const Code = styled.code`
  padding-inline: 0.25em;
  background: ${color.raised};
  font-size: 0.9em;
  hyphens: none;
`;

export const Rules = styled.ul`
  display: grid;
  gap: ${space.xs};
`;

export const Icons = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.md};
`;

export const Scroll = styled.div`
  overflow-x: auto;
`;

export const Table = styled.table`
  width: 100%;
  min-width: 44rem;
  border-collapse: collapse;
  text-align: start;
  th,
  td {
    padding: ${space.sm} ${space.lg} ${space.sm} 0;
    border-block-end: 1px solid ${color.brand20};
    text-align: start;
    vertical-align: top;
    font-weight: 400;
  }
  thead th {
    font-weight: 600;
  }
`;
