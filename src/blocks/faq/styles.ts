import styled, { css } from 'styled-components';
import { Disclosure } from '../../design/disclosure/Disclosure.tsx';
import { Title } from '../../design/disclosure/styles.ts';
import { media } from '../../design/media.ts';
import { space } from '../../design/tokens.ts';

const inTwo = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: ${space.xxl};
`;

/** The first has a row to itself, its answer beside it. */
const alone = css`
  & > :first-child {
    grid-column: 1 / -1;
    & > * { ${inTwo} }
    ${() => Answer} { padding-block-start: ${space.lg}; }
  }
`;

/** In pairs on a desktop. */
export const Questions = styled.ul<{ $odd: boolean }>`
  border-block-end: 1px solid var(--line);
  ${media.desktop} {
    ${inTwo}
    ${({ $odd }) => ($odd ? alone : '')}
  }
`;

export const Question = styled(Disclosure)`
  --disclosure-pad: ${space.lg};
  --disclosure-leading: 1.25;
  ${Title} { padding-inline-end: 3.5rem; }
`;

export const Answer = styled.div`
  display: grid;
  gap: ${space.md};
  max-width: 38rem;
  padding-block: 0 ${space.xxl};
  padding-inline-end: 2rem;
  color: var(--muted);
`;
