import styled from 'styled-components';
import { Anchor } from '../../design/Anchor.tsx';
import { color, size, space } from '../../design/tokens.ts';
import type { MenuItem } from '../../documents/menu.ts';

export interface LegalLinksProps {
  /** privacy notice and imprint, as the menu lists them */
  legal: readonly MenuItem[];
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.lg};
  font-size: ${size.caption};
`;

const Link = styled(Anchor)`
  display: inline-flex;
  align-items: center;
  min-height: 1.75rem;
  color: ${color.brand};
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.25em;
  &:hover { text-decoration-thickness: 2px; }
`;

/** The legal pages stay one click away while the banner or the settings cover the footer. */
export function LegalLinks({ legal }: LegalLinksProps) {
  return (
    <List>
      {legal.map(({ title, path = '/' }, index) => (
        <li key={index}>
          <Link href={path}>{title}</Link>
        </li>
      ))}
    </List>
  );
}
