import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { fill } from '../../words/fill.ts';
import { VisuallyHidden } from '../Anchor.tsx';
import { REDUCED_MOTION, useMedia } from '../mediaQuery.ts';
import { observeVisibility } from '../observeVisibility.ts';
import { useLater } from '../useLater.ts';
import { useWords } from '../words.ts';
import { Controls, PauseControl } from './Controls.tsx';
import { modulo } from './ribbon.ts';
import { createTrack, type Track } from './track.ts';
import { useRotation } from './useRotation.ts';
import { useSidewaysWheel } from './useSidewaysWheel.ts';

export interface LiveProps {
  region: RefObject<HTMLElement | null>;
  row: HTMLElement;
  /** places of the pause control and of the other controls */
  pause?: RefObject<HTMLElement | null>;
  foot: RefObject<HTMLElement | null>;
  count: number;
  autoplay?: boolean;
  /** a row at every width */
  always?: boolean;
  /** below the mobile breakpoint */
  small: boolean;
}

/** The carousel's controls and all that moves it. */
export function Live({ region, row, pause, foot, count, autoplay = false, always = false, small }: LiveProps) {
  const reducedMotion = useMedia(REDUCED_MOTION) === true;
  const rotates = autoplay && !reducedMotion;
  const touch = useMedia('(pointer: coarse)') === true;
  const [position, setPosition] = useState(0);
  const [news, setNews] = useState('');
  const words = useWords().blocks.carousel;
  const track = useTrack(row, setPosition);
  const index = modulo(position, count);
  const turn = useCallback(() => track?.go(position + 1), [track, position]);
  const rotation = useRotation({ active: rotates, region, row, foot, position, turn });
  const near = useNear(region);
  const Drag = useLater(near && (small || touch), loadDrag);

  /** A step of the visitor, announced to screen readers. */
  const move = (to: number, velocity?: number) => {
    track?.go(to, velocity);
    const shown = modulo(to, count);
    setNews(`${fill(words.position, { number: shown + 1, count })}: ${titleOf(row.children[shown], 'h3')}`);
  };

  // A row at every width needs no scrolling by the browser where there is no touch screen.
  useEffect(() => {
    if (always && !small && !touch) track?.unroll();
  }, [always, small, touch, track]);
  useFocusInView(row, track, position);
  useSidewaysWheel(row, (step) => move(position + step));

  return (
    <>
      {rotates && pause?.current
        ? createPortal(<PauseControl rotation={rotation} position={position} />, pause.current)
        : null}
      {foot.current
        ? createPortal(
            <Controls
              title={titleOf(region.current, 'h2')}
              count={count}
              index={index}
              position={position}
              move={move}
            />,
            foot.current,
          )
        : null}
      <VisuallyHidden as="p" aria-live={rotation.running ? 'off' : 'polite'}>
        {news}
      </VisuallyHidden>
      {Drag && track ? <Drag row={row} track={track} position={position} move={move} /> : null}
    </>
  );
}

const titleOf = (part: Element | null | undefined, heading: 'h2' | 'h3') =>
  part?.querySelector(heading)?.textContent?.replaceAll('\u00ad', '') ?? '';

function useTrack(row: HTMLElement, onPosition: (position: number) => void): Track | undefined {
  const [track, setTrack] = useState<Track>();
  useLayoutEffect(() => {
    const made = createTrack(row, onPosition);
    setTrack(made);
    return made.release;
  }, [row, onPosition]);
  return track;
}

/** Dragging. Until its code is loaded, and where it cannot be, the browser scrolls. */
const loadDrag = () => import('./Drag.tsx').then(({ Drag }) => Drag);

/** How far away the carousel is when the code for dragging is loaded. */
const NEAR = '75% 0px';

/** Whether the carousel has come near. */
function useNear(region: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !region.current) return;
    return observeVisibility(region.current, ({ isIntersecting }) => setNear(isIntersecting), { rootMargin: NEAR });
  }, [near, region]);
  return near;
}

/** Brings a card that has the focus into view, as the browser does with what it scrolls itself. */
function useFocusInView(row: HTMLElement, track: Track | undefined, position: number) {
  useEffect(() => {
    const focused = ({ target }: FocusEvent) => {
      const index = [...row.children].findIndex((card) => target instanceof Node && card.contains(target));
      const box = row.children[index]?.getBoundingClientRect();
      if (!box || !row.dataset.track) return;
      // Nothing is seen before the place of the first card, where the row's padding ends.
      const start = Number.parseFloat(getComputedStyle(row).paddingInlineStart);
      if (Math.round(box.left) >= Math.round(start) && box.right <= window.innerWidth) return;
      track?.go(position + modulo(index - position, row.children.length));
    };
    row.addEventListener('focusin', focused);
    return () => row.removeEventListener('focusin', focused);
  }, [row, track, position]);
}
