/** The pages of forms are below this address. */
export const FORMS_PATH = '/formular';
/** In the address of such a page: the page whose button led there. */
export const FROM = 'from';
/** Where a browser without JavaScript posts a form, and where it is thanked. */
export const THANKS_PATH = `${FORMS_PATH}/danke`;

/**
 * Page of a form: what a call to action leads to without JavaScript, one for each service that it is opened for.
 *
 * @param serviceLabel as it is reported; in the address it is spelt with lower case letters, digits and hyphens
 */
export function formPath(form: string, serviceLabel = ''): string {
  const plain = serviceLabel.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return [FORMS_PATH, form, plain.match(/[a-z0-9]+/gu)?.join('-')].filter(Boolean).join('/');
}
