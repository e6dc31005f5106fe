import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { isConnectionWeak, REDUCED_MOTION, useMedia } from '../mediaQuery.ts';
import { observeVisibility } from '../observeVisibility.ts';

/** Visitors who asked their device for less motion or less data. */
const REDUCED = `${REDUCED_MOTION}, (prefers-reduced-data: reduce)`;

/**
 * Plays the video once the page is hydrated, unless the visitor asks for less motion or data or the line is slow; pauses it while it
 * is out of view. A video that is refused or missing is only logged: the poster stays, and the button offers to try again.
 *
 * @param media query on which the choice between its files depends; they are chosen again where it comes to match or ceases to
 */
export function useBackgroundVideo(video: RefObject<HTMLVideoElement | null>, media = 'all') {
  const [wanted, setWanted] = useState(false);
  const reduced = useMedia(REDUCED);
  const matches = useMedia(media);
  const failed = useRef(false);
  const chosenFor = useRef(matches);

  useEffect(() => {
    setWanted(reduced === false && !isConnectionWeak());
  }, [reduced]);

  useEffect(() => {
    const element = video.current;
    if (!element || !wanted) return;
    // React renders the attribute, which only a parser heeds.
    element.muted = true;
    // A video chooses its file once: neither after a rotation of the window nor where all were missing does it look again.
    if (failed.current || (chosenFor.current ?? matches) !== matches) element.load();
    failed.current = false;
    chosenFor.current = matches;
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
  }, [video, wanted, matches]);

  const toggle = useCallback(() => setWanted((before) => !before), []);
  return { playing: wanted, toggle };
}
