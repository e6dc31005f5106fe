import type { ComponentPropsWithoutRef } from 'react';
import styled from 'styled-components';

const Hidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Text for screen readers only. */
export const VisuallyHidden = Hidden;

interface AnchorProps extends ComponentPropsWithoutRef<'a'> {
  href: string;
  newTab?: boolean | undefined;
}

/**
 * A real link. Addresses outside the site carry `rel="noopener noreferrer"`; one that opens a new tab says so in its
 * accessible name (checklist A). Clicks inside the site are taken over by the application, so links work the same
 * before it has started.
 */
export function Anchor({ href, newTab = false, children, ...rest }: AnchorProps) {
  const external = href.startsWith('https:');
  return (
    <a
      {...rest}
      href={href}
      rel={external || newTab ? 'noopener noreferrer' : undefined}
      target={newTab ? '_blank' : undefined}
    >
      {children}
      {newTab ? <Hidden> (öffnet in neuem Tab)</Hidden> : null}
    </a>
  );
}
