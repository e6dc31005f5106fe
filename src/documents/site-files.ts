/** Files of documents that each language of a site has once, as those of the first language are called. */
export const SITE = '_site/site.json';
export const MENU = '_site/menu.json';
export const NOT_FOUND = '_site/not-found.json';
export const FORM_PAGE = '_site/form-page.json';
export const THANK_YOU = '_site/thank-you.json';
