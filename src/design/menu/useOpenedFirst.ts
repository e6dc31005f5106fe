import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { MenuItem } from '../../documents/menu.ts';
import { useAnimate } from '../animation/useAnimate.ts';
import { PHONE, useMedia } from '../mediaQuery.ts';

/** How long an opened area takes to the first place, in ms. */
export const GLIDE = 400;

/**
 * The areas of a menu in the order in which they are drawn: on a phone the opened one moves first, for eyes and keyboard
 * alike, and all children of the list glide to their new places. Where the window is low, the page follows it.
 *
 * @param opened title of the open area
 */
export function useOpenedFirst(list: RefObject<HTMLElement | null>, areas: MenuItem[], opened: string | undefined) {
  const phone = useMedia(PHONE) === true;
  const first = phone ? areas.filter(({ title }) => title === opened) : [];
  const order = [...first, ...areas.filter((area) => !first.includes(area))];
  useFollow(list, phone ? opened : undefined);
  useGlide(list, order.map(({ title }) => title).join());
  return order;
}

/** Scrolls no further than it takes to have the opened area, the first of its list, in view; before it glides there. */
function useFollow(list: RefObject<HTMLElement | null>, opened: string | undefined) {
  const before = useRef(opened);
  useLayoutEffect(() => {
    if (opened !== undefined && opened !== before.current)
      list.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
    before.current = opened;
  }, [list, opened]);
}

/** Moves children of a list smoothly to their new places whenever the order has changed. */
function useGlide(list: RefObject<HTMLElement | null>, order: string) {
  const tops = useRef(new Map<HTMLElement, number>());
  const animation = useAnimate();

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    // Called when the page is laid out; to ask for places in between would have it laid out once more.
    const observer = new ResizeObserver(() => {
      for (const child of childrenOf(element)) tops.current.set(child, child.offsetTop);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [list]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: measures again whenever the order has changed
  useLayoutEffect(() => {
    if (tops.current.size === 0) return;
    const animate = animation();
    for (const child of childrenOf(list.current)) {
      const before = tops.current.get(child);
      tops.current.set(child, child.offsetTop);
      const from = before === undefined ? 0 : before - child.offsetTop;
      if (from !== 0) animate?.(child, { translate: [`0 ${from}px`, '0 0'] }, { duration: GLIDE });
    }
  }, [list, order]);
}

const childrenOf = (list: HTMLElement | null) =>
  [...(list?.children ?? [])].filter((child): child is HTMLElement => child instanceof HTMLElement);
