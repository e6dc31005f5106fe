import styled from 'styled-components';
import { color, font, size } from '../../design/tokens.ts';

export const Panel = styled.section`
  position: fixed;
  inset: auto 0 0;
  z-index: 1000;
  max-height: 70vh;
  overflow: auto;
  padding: 1.25rem clamp(1rem, 4vw, 3rem) 2rem;
  background: ${color.paper};
  color: ${color.espresso};
  border-top: 4px solid ${color.error};
  box-shadow: 0 -24px 64px rgb(36 21 11 / 0.28);
  font-family: ${font.text};
  > p {
    font-weight: 600;
  }
`;

export const Item = styled.li`
  padding-block: 1rem;
  border-bottom: 1px solid ${color.brown30};
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
  background: ${color.bone};
  font-size: ${size.caption};
  line-height: 1.6;
`;

export const Mark = styled.mark`
  background: ${color.error};
  color: ${color.paper};
`;

export const Problem = styled.p`
  max-width: 70ch;
`;

const button = `
  min-height: 2.75rem;
  padding: 0.25rem 1rem;
  border: 1px solid ${color.field};
  border-radius: 2px;
`;

export const Open = styled.button`
  ${button}
  margin-top: 0.5rem;
`;

export const Close = styled.button`
  ${button}
  float: right;
`;
