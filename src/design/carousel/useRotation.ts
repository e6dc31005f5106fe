import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { observeVisibility } from '../observeVisibility.ts';
import { behaviour } from './behaviour.ts';

interface RotationOptions {
  /** the carousel changes by itself, and the visitor does not prefer reduced motion */
  active: boolean;
  region: RefObject<HTMLElement | null>;
  row: HTMLElement;
  foot: RefObject<HTMLElement | null>;
  /** the card in first place; the interval restarts with each */
  position: number;
  turn: () => void;
}

export interface Rotation {
  /** whether it rotates at all, now or after a rest */
  on: boolean;
  /** whether the interval to the next card runs */
  running: boolean;
  toggle: () => void;
}

/**
 * When a carousel changes by itself: every 5 s, but not under the pointer, not for 10 s after a touch or click, not
 * while it is out of view or in a hidden tab. Keyboard focus inside stops it until the visitor starts it again: what
 * moves on while somebody reads or operates it must not only pause (WCAG 2.2.2, ARIA carousel pattern).
 */
export function useRotation({ active, region, row, foot, position, turn }: RotationOptions): Rotation {
  const [on, setOn] = useState(true);
  const [hovered, setHovered] = useState(false);
  const [resting, setResting] = useState(false);
  const watched = useWatched(region);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = active && on && !hovered && !resting && watched;

  useEffect(() => {
    const areas = [row, foot.current].filter((area) => area !== null);
    if (!active || !region.current) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    let held = false;
    const hover = (event: PointerEvent) => event.pointerType === 'mouse' && setHovered(event.type === 'pointerenter');
    const hold = () => {
      held = true;
      clearTimeout(rest.current);
      setResting(true);
    };
    const letGo = () => {
      if (!held) return;
      held = false;
      clearTimeout(rest.current);
      rest.current = setTimeout(() => setResting(false), behaviour.autoplayPause);
    };
    for (const area of areas) {
      area.addEventListener('pointerenter', hover, { signal });
      area.addEventListener('pointerleave', hover, { signal });
      area.addEventListener('pointerdown', hold, { signal });
      area.addEventListener('keydown', () => setOn(false), { signal });
    }
    window.addEventListener('pointerup', letGo, { signal });
    window.addEventListener('pointercancel', letGo, { signal });
    const focused = ({ target }: FocusEvent) =>
      target instanceof Element && target.matches(':focus-visible') && setOn(false);
    region.current.addEventListener('focusin', focused, { signal });
    return () => {
      listeners.abort();
      clearTimeout(rest.current);
    };
  }, [active, region, row, foot]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new card starts a new interval
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(turn, behaviour.autoAdvance);
    return () => clearTimeout(timer);
  }, [running, position, turn]);

  const toggle = useCallback(() => {
    clearTimeout(rest.current);
    setResting(false);
    setOn(!on);
    // The button may be in view while the cards are not, and then nothing would turn.
    if (!on) region.current?.scrollIntoView({ behavior: 'smooth', block: 'nearest' });
  }, [on, region]);
  return { on: active && on, running, toggle };
}

/** How much of the carousel must be in view for it to change by itself. */
const IN_VIEW = 0.3;

/** Whether the carousel is in view, in a tab that is shown. */
function useWatched(region: RefObject<HTMLElement | null>): boolean {
  const [inView, setInView] = useState(false);
  const [shown, setShown] = useState(() => !document.hidden);
  useEffect(() => {
    const stop =
      region.current &&
      observeVisibility(
        region.current,
        ({ isIntersecting, intersectionRatio }) => setInView(isIntersecting && intersectionRatio >= IN_VIEW),
        { threshold: [0, IN_VIEW] },
      );
    const changed = () => setShown(!document.hidden);
    document.addEventListener('visibilitychange', changed);
    return () => {
      stop?.();
      document.removeEventListener('visibilitychange', changed);
    };
  }, [region]);
  return inView && shown;
}
