import { createContext, useContext } from 'react';
import { Button, ButtonLink, type ButtonLook } from '../design/Button.tsx';
import { Icon } from '../design/Icon.tsx';
import type { Form } from '../documents/form.ts';
import type { Menu } from '../documents/menu.ts';
import type { Site } from '../documents/site.ts';
import type { Action, ContactRequest } from '../fields/action.ts';
import { FROM, formPath } from '../forms/paths.ts';

/** What blocks may know of the site and the page around them. */
export interface BlockContextValue {
  site: Site;
  menu: Menu;
  /** forms that the page shows or opens */
  forms: readonly Form[];
  /** route of the page */
  route: string;
  /** opens a form over the page; the button gets the focus back */
  openForm: (contact: ContactRequest, button: HTMLButtonElement) => void;
  /** announces a sentence in the page's own status */
  announce: (text: string) => void;
}

export const BlockContext = createContext<BlockContextValue | null>(null);

/** The site's facts and menu. Throws outside the application, where no site is known. */
export function useSite(): BlockContextValue {
  const value = useContext(BlockContext);
  if (!value) throw new Error('No BlockContext');
  return value;
}

/** The button or link of an author's action. Without JavaScript a button leads to the page of its form. */
export function ActionButton({ action, look = 'solid' }: { action: Action; look?: ButtonLook }) {
  const content = (
    <>
      {action.label}
      {look === 'text' ? <Icon name="arrow-right" size="1.25rem" /> : null}
    </>
  );
  const { site, openForm, route } = useSite();
  if (action.kind === 'link')
    return (
      <ButtonLink href={action.href} lang={action.lang} $look={look}>
        {content}
      </ButtonLink>
    );
  const { contact } = action;
  return (
    <form method="get" action={formPath(site.addresses.forms, contact.formId, contact.serviceLabel)}>
      <input type="hidden" name={FROM} value={route} />
      <Button
        type="submit"
        aria-haspopup="dialog"
        $look={look}
        onClick={(event) => {
          event.preventDefault();
          openForm(contact, event.currentTarget);
        }}
      >
        {content}
      </Button>
    </form>
  );
}
