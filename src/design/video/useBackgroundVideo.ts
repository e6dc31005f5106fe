import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { REDUCED_MOTION, useMedia } from '../mediaQuery.ts';
import { observeVisibility } from '../observeVisibility.ts';

declare global {
  interface Navigator {
    /** Network Information API: not in every browser */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Visitors who asked their device for less motion or less data. */
const REDUCED = `${REDUCED_MOTION}, (prefers-reduced-data: reduce)`;

/**
 * Plays the video once the page is hydrated, unless the visitor asks for less motion or data; pauses it while it is out
 * of view. A video that is refused or missing is only logged: the poster stays, and the button offers to try again.
 */
export function useBackgroundVideo(video: RefObject<HTMLVideoElement | null>) {
  const [wanted, setWanted] = useState(false);
  const reduced = useMedia(REDUCED);
  const failed = useRef(false);

  useEffect(() => {
    setWanted(reduced === false && !navigator.connection?.saveData);
  }, [reduced]);

  useEffect(() => {
    const element = video.current;
    if (!element || !wanted) return;
    // React renders the attribute, which only a parser heeds.
    element.muted = true;
    // A video whose files were missing would never look for them again by itself.
    if (failed.current) element.load();
    failed.current = false;
    const stop = observeVisibility(element, ({ isIntersecting }) => {
      if (isIntersecting) element.play().catch(giveUp);
      else element.pause();
    });
    element.lastElementChild?.addEventListener('error', giveUp);
    return () => {
      stop();
      element.lastElementChild?.removeEventListener('error', giveUp);
      element.pause();
    };

    /** `play()` rejects where the browser refuses, but never settles where no file can be played: there the last source fires an error. */
    function giveUp(reason: unknown) {
      // Paused before it had begun: by the visitor, or because it went out of view.
      if (reason instanceof DOMException && reason.name === 'AbortError') return;
      console.warn('The background video does not play:', reason instanceof Event ? element?.currentSrc : reason);
      failed.current = true;
      setWanted(false);
    }
  }, [video, wanted]);

  const toggle = useCallback(() => setWanted((before) => !before), []);
  return { playing: wanted, toggle };
}
