import styled, { css } from 'styled-components';
import { Disclosure } from '../../design/disclosure/Disclosure.tsx';
import { Title } from '../../design/disclosure/styles.ts';
import { media } from '../../design/media.ts';
import { space } from '../../design/tokens.ts';

const pairs = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: ${space.xxl};
`;

/** An odd number leaves no gap in one column. */
export const Questions = styled.ul<{ $odd: boolean }>`
  border-block-end: 1px solid var(--line);
  ${media.desktop} { ${({ $odd }) => ($odd ? 'grid-column: 7 / -1;' : pairs)} }
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
`;
