import type { ConsentSettings } from '../../documents/site.ts';

/**
 * Answers the consent banner with "only what is necessary", so that it does not lie over what the author works on. An
 * answer of the author's own stays; "Cookie-Einstellungen" in the footer brings the banner back until the page is loaded again.
 */
export function answerConsent(
  { storageKey, version }: Pick<ConsentSettings, 'storageKey' | 'version'>,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
) {
  if (storage.getItem(storageKey) !== null) return;
  storage.setItem(storageKey, JSON.stringify({ necessary: true, external: false, timestamp: Date.now(), version }));
}
