import type { ContactRequest } from '../fields/action.ts';
import { curtainPhase } from '../site/preloader/curtain.ts';
import { announce } from './Announcer.tsx';
import type { SiteData } from './page-data.ts';
import { shownPage } from './shown.ts';

const loadPopup = () => import('../site/popup/openPopup.tsx');

/** Loads the code of the popup where the page has a form. If this fails, the click tries again. */
export function fetchPopup() {
  if (shownPage().page.forms.length > 0) loadPopup().catch(() => {});
}

/**
 * Opens a form over the page. Where its code cannot be loaded, the button leads to the form's own page. Does nothing once
 * the visitor has followed a link.
 */
export function openForm(contact: ContactRequest, button: HTMLButtonElement, site: SiteData) {
  const { forms, route } = shownPage().page;
  const form = forms.find(({ name }) => name === contact.formId);
  const isHere = () => button.isConnected && !['closing', 'closed'].includes(curtainPhase.get());
  loadPopup().then(
    ({ openPopup }) => isHere() && form && openPopup({ contact, form, page: route, opener: button, announce, site }),
    () => isHere() && button.form?.submit(),
  );
}
