import styled from 'styled-components';
import { color, font, size } from '../../design/tokens.ts';

export const Panel = styled.section`
  position: fixed;
  inset: auto 0 0;
  z-index: 1000;
  max-height: 70vh;
  overflow: auto;
  padding: 1.25rem clamp(1rem, 4vw, 3rem) 2rem;
  background: ${color.raised};
  color: ${color.text};
  border-top: 4px solid ${color.error};
  box-shadow: 0 -24px 64px color-mix(in srgb, var(--c-text) 28%, transparent);
  font-family: ${font.text};
  > p {
    font-weight: 600;
  }
`;

/** In the place of a block; the header lies over the top of the first one. */
export const Gap = styled.section`
  padding: 7rem clamp(1rem, 4vw, 3rem) 2rem;
  background: ${color.raised};
  color: ${color.text};
  border-block: 4px solid ${color.error};
  font-family: ${font.text};
`;

export const Item = styled.li`
  padding-block: 1rem;
  border-bottom: 1px solid ${color.brand30};
`;

export const Place = styled.p`
  font-weight: 600;
  color: ${color.error};
  overflow-wrap: anywhere;
`;

export const Code = styled.pre`
  margin: 0.5rem 0;
  padding: 0.75rem;
  overflow-x: auto;
  background: ${color.ground};
  font-size: ${size.caption};
  line-height: 1.6;
`;

export const Mark = styled.mark`
  background: ${color.error};
  color: ${color.raised};
`;

export const Problem = styled.p`
  max-width: 70ch;
`;

const button = `
  min-height: 2.75rem;
  padding: 0.25rem 1rem;
  border: 1px solid ${color.control};
  border-radius: 2px;
`;

export const Open = styled.button`
  ${button}
  margin-top: 0.5rem;
`;

export const Note = styled.p`
  font-size: ${size.caption};
  overflow-wrap: anywhere;
`;

export const Close = styled.button`
  ${button}
  float: right;
`;

export const All = styled.a`
  float: right;
  margin: 0.5rem 1.5rem 0 0;
  text-decoration: underline;
`;

/** Closed it is a button above the mark of a draft, open a panel of its own. */
export const Hints = styled.details`
  position: fixed;
  left: 1rem;
  bottom: 4.5rem;
  z-index: 999;
  max-width: min(48rem, 100vw - 2rem);
  max-height: 60vh;
  overflow: auto;
  padding: 0 1rem;
  background: ${color.raised};
  color: ${color.text};
  border: 1px solid ${color.control};
  font-family: ${font.text};
  > summary {
    padding-block: 0.625rem;
    min-height: 2.75rem;
    cursor: pointer;
    font-weight: 600;
  }
`;

/** Says over a page that visitors do not get it. */
export const Badge = styled.p`
  position: fixed;
  left: 1rem;
  bottom: 1rem;
  z-index: 999;
  padding: 0.5rem 1rem;
  background: ${color.text};
  color: ${color.raised};
  font: 600 ${size.caption} ${font.text};
`;

export const List = styled.main`
  max-width: 72rem;
  margin-inline: auto;
  padding: 2rem clamp(1rem, 4vw, 3rem) 4rem;
  color: ${color.text};
  font-family: ${font.text};
`;

export const Tools = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: 1rem;
  margin-block: 1.5rem;
  input,
  select {
    min-height: 2.75rem;
    padding: 0.25rem 0.75rem;
    border: 1px solid ${color.control};
  }
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  th,
  td {
    padding: 0.5rem 0.75rem 0.5rem 0;
    border-bottom: 1px solid ${color.brand30};
    text-align: left;
    vertical-align: baseline;
  }
`;
