import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../design/Icon.tsx';
import { useWords } from '../../design/words.ts';
import type { ChatSettings } from '../../documents/site.ts';
import { useCover } from '../cover.ts';
import { usePreloader } from '../preloader/Preloader.tsx';
import { chatAddress } from './address.ts';
import { behaviour } from './behaviour.ts';
import { Corner, Disc, Words } from './styles.ts';

interface ChatProps {
  chat: ChatSettings;
  /** until it fades in, in milliseconds */
  delay?: number;
}

/**
 * The floating button to the chat: a plain link, so nothing is requested before the click. To be rendered only with the
 * visitor's consent to external content.
 */
export function Chat({ chat, delay = behaviour.delay }: ChatProps) {
  const { showing } = usePreloader();
  const [due, setDue] = useState(false);
  useEffect(() => {
    const waiting = setTimeout(setDue, delay, true);
    return () => clearTimeout(waiting);
  }, [delay]);
  return due && !showing ? <ChatLink address={chatAddress(chat)} /> : null;
}

function ChatLink({ address }: { address: string }) {
  const corner = useRef<HTMLElement>(null);
  const words = useWords().frame.chat;
  useCover(corner);
  return (
    <Corner ref={corner} aria-label={words.name}>
      <Disc href={address} newTab>
        <Words>{words.write}</Words>
        <Icon name="message-circle" size="1.5rem" />
      </Disc>
    </Corner>
  );
}
