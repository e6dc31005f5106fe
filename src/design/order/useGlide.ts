import { type RefObject, useLayoutEffect, useRef } from 'react';
import { behaviour } from '../behaviour.ts';
import { motion } from '../tokens.ts';

/** Children of a list that have changed places glide there from where they were. */
export function useGlide(list: RefObject<HTMLElement | null>, order: string) {
  const tops = useRef(new Map<Element, number>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: measures anew whenever the order has changed
  useLayoutEffect(() => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    for (const child of list.current?.children ?? []) {
      if (!(child instanceof HTMLElement)) continue;
      const before = tops.current.get(child);
      tops.current.set(child, child.offsetTop);
      const from = before === undefined ? 0 : before - child.offsetTop;
      if (from === 0 || still) continue;
      child.animate({ translate: [`0 ${from}px`, '0 0'] }, { duration: behaviour.menu.move, easing: motion.easeIn });
    }
  }, [list, order]);
}
