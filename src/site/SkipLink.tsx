import styled from 'styled-components';
import { color, space } from '../design/tokens.ts';

/** Out of sight until it has focus. */
const Link = styled.a`
  position: fixed;
  z-index: 100;
  inset: ${space.sm} auto auto ${space.sm};
  padding: ${space.sm} ${space.lg};
  background: ${color.brown};
  color: ${color.bone};
  text-decoration: none;
  outline-color: ${color.amber};
  &:not(:focus) {
    clip-path: inset(50%);
    width: 1px;
    height: 1px;
    padding: 0;
    overflow: hidden;
    white-space: nowrap;
  }
`;

/** First link of every page; `main` carries the id `inhalt` and takes focus. */
export function SkipLink() {
  return <Link href="#inhalt">Zum Inhalt springen</Link>;
}
