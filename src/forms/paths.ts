/** In the address of such a page: the page whose button led there. */
export const FROM = 'from';

/**
 * Page of a form: what a call to action leads to without JavaScript, one for each service that it is opened for.
 *
 * @param forms the site's address of all of them
 * @param serviceLabel as it is reported; in the address it is spelt with lower case letters, digits and hyphens
 */
export function formPath(forms: string, form: string, serviceLabel = ''): string {
  const plain = serviceLabel.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return [forms, form, plain.match(/[a-z0-9]+/gu)?.join('-')].filter(Boolean).join('/');
}

/**
 * Page that thanks for a form in its own words; forms that stand on a page are posted to it.
 *
 * @param thanks the site's address of all of them
 */
export const thanksPath = (thanks: string, form: string): string => `${thanks}/${form}`;

/** Whether an address is this one or lies below it. */
export const isWithin = (address: string, path: string): boolean => `${address}/`.startsWith(`${path}/`);

/**
 * The edition of a site that an address belongs to: the one below whose home it lies.
 *
 * @param editions by language, the first language first: it has all addresses that no other has
 */
export const editionAt = <E extends { home?: string | undefined }>(
  path: string,
  editions: readonly E[],
): E | undefined => editions.findLast(({ home = '/' }) => home === '/' || isWithin(path, home));
