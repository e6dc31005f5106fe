import styled from 'styled-components';
import { Disclosure } from '../../design/disclosure/Disclosure.tsx';
import { Title } from '../../design/disclosure/styles.ts';
import { media } from '../../design/media.ts';
import { space } from '../../design/tokens.ts';

export const Questions = styled.ul`
  border-block-end: 1px solid var(--line);
  ${media.desktop} { grid-column: 6 / -1; }
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
