import {
  animate,
  type DragControls,
  domMax,
  LazyMotion,
  type MotionValue,
  m,
  type PanInfo,
  useDragControls,
  useMotionValue,
  useMotionValueEvent,
} from 'framer-motion';
import { useEffect, useEffectEvent, useRef } from 'react';
import styled from 'styled-components';
import { behaviour } from './behaviour.ts';
import type { Track } from './track.ts';

const { swipeOffset, swipeVelocity, elasticity, dragCleared } = behaviour;

export interface DragProps {
  row: HTMLElement;
  track: Track;
  position: number;
  /** goes to another card, at a velocity in pixels per second */
  move: (to: number, velocity: number) => void;
}

/** Invisible: an element for framer-motion, so that the cards stay where React put them. */
const Handle = styled(m.div)`
  position: absolute;
  width: 0;
  height: 0;
`;

/**
 * Dragging by finger or mouse. framer-motion drags a number, which the track turns into the place of the row: were the
 * row itself a motion element, its cards would be mounted again when this code is loaded.
 */
export function Drag({ row, track, position, move }: DragProps) {
  const x = useMotionValue(track.x());
  const { dragging, begin, finish } = useDragged(row);
  // A press may have stopped the row between two cards.
  const letGo = () => dragging.current || track.go(position);
  useSpring(track, x);
  const controls = usePress(row, track, x, letGo);

  const end = (event: Event, { offset, velocity }: PanInfo) => {
    finish();
    // Cancelled by the browser, which scrolls the page instead.
    const step = event.type === 'pointercancel' ? 0 : stepOf(offset.x, velocity.x);
    if (step === 0) track.go(position, velocity.x);
    else move(position + step, velocity.x);
  };

  return (
    <LazyMotion features={domMax}>
      <Handle
        aria-hidden="true"
        drag="x"
        dragControls={controls}
        dragListener={false}
        dragConstraints={track.reach()}
        dragElastic={elasticity}
        dragMomentum={false}
        _dragX={x}
        onDragStart={begin}
        onDragEnd={end}
      />
    </LazyMotion>
  );
}

/** Marks the row as dragged, until a moment after the drag: the click that ends it comes later. */
function useDragged(row: HTMLElement) {
  const dragging = useRef(false);
  const clearing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(clearing.current);
      delete row.dataset.state;
    },
    [row],
  );
  const begin = () => {
    clearTimeout(clearing.current);
    dragging.current = true;
    row.dataset.state = 'dragging';
  };
  const finish = () => {
    dragging.current = false;
    clearing.current = setTimeout(() => delete row.dataset.state, dragCleared);
  };
  return { dragging, begin, finish };
}

/** From now on `x` places the row, and a spring moves it from card to card. */
function useSpring(track: Track, x: MotionValue<number>) {
  useMotionValueEvent(x, 'change', track.place);
  useEffect(() => {
    track.glideWith((from, to, _place, velocity) => {
      x.jump(from);
      const gliding = animate(x, to, { type: 'spring', stiffness: 170, damping: 28, velocity, restDelta: 0.5 });
      return () => gliding.stop();
    });
    track.unroll();
  }, [track, x]);
}

/** Starts a drag where the row is pressed, and calls `letGo` where it is released. */
function usePress(row: HTMLElement, track: Track, x: MotionValue<number>, letGo: () => void): DragControls {
  const controls = useDragControls();
  const release = useEffectEvent(letGo);
  useEffect(() => {
    row.dataset.drag = '';
    const listeners = new AbortController();
    const { signal } = listeners;
    const press = (event: PointerEvent) => {
      if (event.button !== 0 || !event.isPrimary) return;
      track.hold();
      x.jump(track.x());
      controls.start(event);
    };
    // The click that ends a drag must not follow a link.
    const swallow = (event: MouseEvent) => {
      if (row.dataset.state !== 'dragging') return;
      event.preventDefault();
      event.stopPropagation();
    };
    row.addEventListener('pointerdown', press, { signal });
    row.addEventListener('pointerup', () => release(), { signal });
    row.addEventListener('click', swallow, { signal, capture: true });
    row.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
    return () => {
      listeners.abort();
      delete row.dataset.drag;
    };
  }, [row, track, x, controls]);
  return controls;
}

/** A drag to the left goes on, one to the right goes back, a small and slow one changes nothing. */
function stepOf(offset: number, velocity: number): -1 | 0 | 1 {
  const decisive = Math.abs(offset) > swipeOffset ? offset : Math.abs(velocity) > swipeVelocity ? velocity : 0;
  return decisive === 0 ? 0 : decisive < 0 ? 1 : -1;
}
