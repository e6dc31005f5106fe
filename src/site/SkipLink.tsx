import styled from 'styled-components';
import { visuallyHidden } from '../design/Anchor.tsx';
import { color, space } from '../design/tokens.ts';
import { useWords } from '../design/words.ts';

/** Out of sight until it has focus. */
const Link = styled.a`
  position: fixed;
  z-index: 100;
  inset: ${space.sm} auto auto ${space.sm};
  padding: ${space.sm} ${space.lg};
  background: ${color.brand};
  color: ${color.ground};
  text-decoration: none;
  outline-color: ${color.glow};
  &:not(:focus) {
    ${visuallyHidden}
    padding: 0;
  }
`;

/** First link of every page. @param main id of the main content, which takes focus */
export function SkipLink({ main }: { main: string }) {
  return <Link href={`#${main}`}>{useWords().frame.skip}</Link>;
}
