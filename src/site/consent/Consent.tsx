import { useEffect, useState } from 'react';
import { useLater } from '../../design/useLater.ts';
import type { ConsentCenterProps } from './ConsentCenter.tsx';

type ConsentProps = Omit<ConsentCenterProps, 'opener' | 'onClose'>;

const loadCenter = () => import('./ConsentCenter.tsx').then(({ ConsentCenter }) => ConsentCenter);

/**
 * The place of the consent banner, near the start of the document so that the keyboard reaches it early. Its code is
 * loaded after hydration; nothing of it is prerendered, because a document belongs to no visitor. Every element with
 * `data-consent-settings`, also outside React, opens the settings.
 */
export function Consent(props: ConsentProps) {
  const [opener, setOpener] = useState<HTMLElement>();
  const Center = useLater(true, loadCenter);
  useEffect(() => {
    const clicked = ({ target }: MouseEvent) => {
      const found = target instanceof Element && target.closest<HTMLElement>('[data-consent-settings]');
      if (found) setOpener(found);
    };
    document.addEventListener('click', clicked);
    return () => document.removeEventListener('click', clicked);
  }, []);
  return Center ? <Center {...props} opener={opener} onClose={() => setOpener(undefined)} /> : null;
}
