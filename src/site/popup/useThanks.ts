import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { behaviour } from './behaviour.ts';

/**
 * Closes the thank-you view after its time. The timer pauses while the visitor points into the view or moves through it
 * with the keyboard (WCAG 2.2.1). A mouse that merely rests where the send button was does not count, nor does the focus
 * that the script has set on the heading.
 */
export function useThanks(sent: boolean, heading: RefObject<HTMLElement | null>, close: () => void) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const left = useRef<number>(behaviour.thanks);
  const waiting = pointed || focused;

  useEffect(() => {
    if (!sent || waiting) return;
    const from = performance.now();
    const timer = setTimeout(close, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - from;
    };
  }, [sent, waiting, close]);

  const handlers = sent
    ? {
        onPointerMove: ({ pointerType }: PointerEvent) => setPointed(pointerType === 'mouse'),
        onPointerLeave: () => setPointed(false),
        onFocus: ({ target }: FocusEvent) => setFocused(target !== heading.current),
        onBlur: () => setFocused(false),
      }
    : {};
  return { waiting, handlers };
}
