import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** A mouse rests this long on an area before it opens, and is away this long before it closes, in ms. */
export const HOVER = { open: 80, close: 300 } as const;

interface Opened {
  title: string;
  /** opened by a click: it then stays open when the mouse leaves */
  pinned: boolean;
}

/** Not every browser fires a click for a tap on a picture, and a click by keyboard or script comes without a pointer. */
const ELSEWHERE = ['pointerup', 'click', 'focusin'] as const;

/**
 * Which area is open, at most one, by its title; `initial` is open from the start. A click opens and closes. A mouse that
 * rests on an area opens it, and one that leaves closes it. A click elsewhere closes, so does focus that moves elsewhere,
 * and Escape, which returns the focus to the area.
 */
export function useAreas(nav: RefObject<HTMLElement | null>, canHover: boolean, initial: string | undefined) {
  const [opened, setOpened] = useState<Opened | undefined>(
    initial === undefined ? undefined : { title: initial, pinned: true },
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
        nav.current.querySelector<HTMLElement>('[data-open] > button')?.focus();
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
    opened: opened?.title,
    toggle: (title: string) => set(opened?.title === title && opened.pinned ? undefined : { title, pinned: true }),
    enter: (title: string, { pointerType }: PointerEvent) => {
      if (canHover && pointerType === 'mouse') set({ title, pinned: false }, HOVER.open);
    },
    leave: () => set(undefined, HOVER.close),
  };
}
