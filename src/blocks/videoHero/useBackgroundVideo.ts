import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

declare global {
  interface Navigator {
    /** Network Information API: not in every browser */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Visitors who asked their device for less motion or less data. */
const CALM = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)';

/**
 * Plays the video once the page is alive, unless the visitor wants stillness or to save data; pauses it while it is out of
 * sight. A video that is refused or missing is only logged: the poster stays, and the button offers to try again.
 */
export function useBackgroundVideo(video: RefObject<HTMLVideoElement | null>) {
  const [wanted, setWanted] = useState(false);
  const failed = useRef(false);

  useEffect(() => {
    const calm = window.matchMedia(CALM);
    const decide = () => setWanted(!calm.matches && !navigator.connection?.saveData);
    decide();
    calm.addEventListener('change', decide);
    return () => calm.removeEventListener('change', decide);
  }, []);

  useEffect(() => {
    const element = video.current;
    if (!element || !wanted) return;
    // React renders the attribute, which only a parser heeds.
    element.muted = true;
    // A video whose files were not there would never look for them again by itself.
    if (failed.current) element.load();
    failed.current = false;
    const sight = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) element.play().catch(giveUp);
      else element.pause();
    });
    sight.observe(element);
    element.lastElementChild?.addEventListener('error', giveUp);
    return () => {
      sight.disconnect();
      element.lastElementChild?.removeEventListener('error', giveUp);
      element.pause();
    };

    /** `play()` answers where the browser refuses, but for ever waits where no file can be played: the last source tells. */
    function giveUp(reason: unknown) {
      // Paused before it had begun: by the visitor, or because it went out of sight.
      if (reason instanceof DOMException && reason.name === 'AbortError') return;
      console.warn('Das Hintergrundvideo spielt nicht:', reason instanceof Event ? element?.currentSrc : reason);
      failed.current = true;
      setWanted(false);
    }
  }, [video, wanted]);

  const toggle = useCallback(() => setWanted((before) => !before), []);
  return { playing: wanted, toggle };
}
