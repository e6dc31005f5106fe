import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { externalConsent } from '../../design/external/consent.ts';
import { useLater } from '../../design/useLater.ts';
import { useWords } from '../../design/words.ts';
import type { ChatSettings, ConsentSettings } from '../../documents/site.ts';
import { behaviour } from '../chat/behaviour.ts';
import { ConsentProvider, useConsent } from './ConsentProvider.tsx';
import type { LegalLinksProps } from './LegalLinks.tsx';
import type { ConsentRecord } from './record.ts';
import { Settings } from './Settings.tsx';

export interface ConsentCenterProps extends LegalLinksProps {
  consent: ConsentSettings;
  /** none: the site has no chat */
  chat: ChatSettings | undefined;
  /** the page shown is the home page, which has no chat */
  isHome: boolean;
  /** what the visitor clicked to see the settings; undefined while they are closed */
  opener: HTMLElement | undefined;
  onClose: () => void;
  /** announces a sentence to screen reader users */
  announce: (text: string) => void;
}

const loadBanner = () => import('./Banner.tsx').then(({ Banner }) => Banner);
const loadChat = () => import('../chat/Chat.tsx').then(({ Chat }) => Chat);

/**
 * All that depends on the visitor's decision. Banner and chat are loaded when they are to be shown; the settings are here,
 * because a consent can be revoked without a connection too, and after a new build has replaced this one.
 */
export function ConsentCenter(props: ConsentCenterProps) {
  return (
    <ConsentProvider settings={props.consent}>
      <Parts {...props} />
    </ConsentProvider>
  );
}

/** The chat is at the very end of the document: last in the order of focus, as it is last on the screen. */
function Parts({ consent, chat, legal, isHome, opener, onClose, announce }: ConsentCenterProps) {
  const { record, external, decide } = useConsent();
  useAnnouncement(record, announce);
  useEffect(() => {
    externalConsent.set({ isGiven: external, give: () => decide(true) });
    return () => externalConsent.set(undefined);
  }, [external, decide]);
  const Banner = useLater(!record, loadBanner);
  const Chat = useLater(chat !== undefined && external && !isHome, loadChat);
  return (
    <>
      {Banner ? <Banner words={consent.banner} legal={legal} wide={isHome} /> : null}
      {opener ? <Settings words={consent.settings} legal={legal} opener={opener} onClose={onClose} /> : null}
      {Chat && chat ? createPortal(<Chat chat={chat} delay={behaviour.delayOnPages} />, document.body) : null}
    </>
  );
}

/** Announces a change of the visitor's decision, also one in another tab. */
function useAnnouncement(record: ConsentRecord | undefined, announce: (text: string) => void) {
  const announced = useRef(record);
  const { saved, wasReset } = useWords().frame.consent;
  useEffect(() => {
    if (announced.current === record) return;
    announced.current = record;
    announce(record ? saved : wasReset);
  }, [record, announce, saved, wasReset]);
}
