import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { behaviour } from '../../../design/behaviour.ts';

interface Opened {
  index: number;
  /** by a click: it then stays open when the mouse leaves */
  pinned: boolean;
}

/** A tap on a picture gives no click in every browser, a click by keyboard or script no pointer. */
const ELSEWHERE = ['pointerup', 'click', 'focusin'] as const;

/**
 * Which area is open, at most one; `before` is from the start. A click opens and closes. A mouse that rests on an area opens
 * it, and one that goes away closes it. A click elsewhere closes, so does focus that goes elsewhere, and Escape, which
 * gives the focus back to the word.
 */
export function useAreas(nav: RefObject<HTMLElement | null>, canHover: boolean, before: number | undefined) {
  const [opened, setOpened] = useState<Opened | undefined>(
    before === undefined ? before : { index: before, pinned: true },
  );
  const soon = useRef<ReturnType<typeof setTimeout>>(undefined);

  const set = useCallback((next: Opened | undefined, delay?: number) => {
    clearTimeout(soon.current);
    if (delay === undefined) setOpened(next);
    else soon.current = setTimeout(() => setOpened((now) => (now?.pinned ? now : next)), delay);
  }, []);
  useEffect(() => () => clearTimeout(soon.current), []);

  const isOpen = opened !== undefined;
  useEffect(() => {
    if (!isOpen) return;
    const { dataset } = document.documentElement;
    const elsewhere = ({ target }: Event) => {
      if (target instanceof Node && !nav.current?.contains(target)) set(undefined);
    };
    const leaveByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (nav.current?.contains(document.activeElement)) {
        nav.current.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
      }
      set(undefined);
    };
    // The footer hides meanwhile on a phone.
    dataset.menuOpen = '';
    for (const sign of ELSEWHERE) document.addEventListener(sign, elsewhere);
    document.addEventListener('keydown', leaveByKey);
    return () => {
      delete dataset.menuOpen;
      for (const sign of ELSEWHERE) document.removeEventListener(sign, elsewhere);
      document.removeEventListener('keydown', leaveByKey);
    };
  }, [isOpen, nav, set]);

  return {
    opened: opened?.index,
    toggle: (index: number) => set(opened?.index === index && opened.pinned ? undefined : { index, pinned: true }),
    enter: (index: number, { pointerType }: PointerEvent) => {
      if (canHover && pointerType === 'mouse') set({ index, pinned: false }, behaviour.menu.hoverOpen);
    },
    leave: () => set(undefined, behaviour.menu.hoverClose),
  };
}
