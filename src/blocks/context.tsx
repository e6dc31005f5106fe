import { createContext, useContext } from 'react';
import { ButtonLink, type ButtonLook } from '../design/Button.tsx';
import { Icon } from '../design/Icon.tsx';
import type { Action, ContactRequest } from '../fields/action.ts';
import type { Menu } from '../pipeline/documents/menu.ts';
import type { Site } from '../pipeline/documents/site.ts';

/** What blocks may know of the site around them. */
export interface BlockContextValue {
  site: Site;
  menu: Menu;
}

export const BlockContext = createContext<BlockContextValue | null>(null);

/** The site's facts and menu. Throws outside the application, where no site is known. */
export function useSite(): BlockContextValue {
  const value = useContext(BlockContext);
  if (!value) throw new Error('useSite must be used inside the site (BlockContext.Provider is missing)');
  return value;
}

/** Address that a contact request leads to without JavaScript: a mail to the agency, its subject the request. */
function mailAddress(site: Site, contact: ContactRequest): string {
  const subject = contact.serviceLabel ? `${contact.heading} (${contact.serviceLabel})` : contact.heading;
  return `mailto:${site.email}?subject=${encodeURIComponent(subject.replaceAll('\u00ad', ''))}`;
}

/** The button or link of an author's action. */
export function ActionButton({ action, look = 'solid' }: { action: Action; look?: ButtonLook }) {
  const { site } = useSite();
  const href = action.kind === 'link' ? action.href : mailAddress(site, action.contact);
  return (
    <ButtonLink href={href} lang={action.kind === 'link' ? action.lang : undefined} $look={look}>
      {action.label}
      {look === 'text' ? <Icon name="arrow-right" size="1.25rem" /> : null}
    </ButtonLink>
  );
}
