import { type RefObject, useCallback, useEffect, useState } from 'react';

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
    const sight = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) element.play().catch(giveUp);
      else element.pause();
    });
    sight.observe(element);
    return () => {
      sight.disconnect();
      element.pause();
    };

    function giveUp(error: unknown) {
      // Paused before it had begun: by the visitor, or because it went out of sight.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      console.warn('Das Hintergrundvideo spielt nicht:', error);
      setWanted(false);
    }
  }, [video, wanted]);

  const toggle = useCallback(() => setWanted((before) => !before), []);
  return { playing: wanted, toggle };
}
