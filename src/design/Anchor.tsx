import type { ComponentPropsWithoutRef } from 'react';
import styled, { css } from 'styled-components';
import { useWords } from './words.ts';

export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Text for screen readers only. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;

/**
 * The one link of a card, whose area is the whole card; `--ring` is how far from it its focus ring is. The browser scrolls
 * no further than the words of the link need: the margin brings more of the card along.
 */
export const cardLink = css`
  scroll-margin-block: 4rem;
  font-weight: 500;
  color: var(--accent);
  text-decoration: none;
  &::after { content: ''; position: absolute; inset: 0; }
  &:focus-visible { outline: none; }
  &:focus-visible::after { outline: 2px solid var(--focus); outline-offset: var(--ring, -2px); }
`;

/**
 * Attributes that name a card's link by its own words and the card's title, `{id}-title`: "Mehr erfahren" alone would say
 * nothing. None where the words name the card already.
 */
export const cardLinkName = (id: string, words: string, title: string) =>
  words.includes(title) ? undefined : { id, 'aria-labelledby': `${id} ${id}-title` };

interface AnchorProps extends ComponentPropsWithoutRef<'a'> {
  href: string;
  newTab?: boolean | undefined;
}

/**
 * A real link. Addresses outside the site carry `rel="noopener noreferrer"`; one that opens a new tab says so in its
 * accessible name. The application handles clicks on links inside the site; until it has started the browser does.
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
      {newTab ? <NewTab /> : null}
    </a>
  );
}

function NewTab() {
  return <VisuallyHidden>{` ${useWords().frame.newTab}`}</VisuallyHidden>;
}
