import { prefersReducedMotion } from '../mediaQuery.ts';
import { asideOf, endless, type Geometry, modulo, reach, restAt } from './ribbon.ts';

/** Animates a number, calling `place` on the way; returns a function that stops it. */
type Glide = (from: number, to: number, place: (x: number) => void, velocity: number) => () => void;

/** A row of cards that can be moved. */
export interface Track {
  /** Puts a card in first place, the one that many steps from the first: -1 is the last one, before the first. */
  go(position: number, velocity?: number): void;
  /** Ends native scrolling: from now on the row is moved by script and has, where its cards suffice, no ends. */
  unroll(): void;
  /** Lets something else move the row from card to card. */
  glideWith(glide: Glide): void;
  /** Stops the row where it is. */
  hold(): void;
  place(x: number): void;
  x(): number;
  reach(): { left: number; right: number };
  /** Restores the row as it was. */
  release(): void;
}

/** How long after its last event a native scroll counts as ended, in ms. */
const SCROLL_SETTLED = 120;
const GLIDE = 700;

/**
 * Moves the cards of a row: at first by the browser's own scrolling, after `unroll` by the row's `translate`. React does not
 * render any of the styles and attributes that are set here.
 */
export function createTrack(row: HTMLElement, onPosition: (position: number) => void): Track {
  const cards = [...row.children].filter((card) => card instanceof HTMLElement);
  let unrolled = false;
  let position = 0;
  let x = 0;
  let glide: Glide = ease;
  let stop = () => {};
  let settling: ReturnType<typeof setTimeout> | undefined;
  let geometry = measure(row, cards);

  const place = (to: number) => {
    x = to;
    row.style.translate = `${to}px 0`;
    for (const [index, card] of cards.entries()) {
      const left = `${Math.round(asideOf(index, to, geometry))}px`;
      if (card.style.left !== left) card.style.left = left;
    }
  };

  const hold = () => {
    stop();
    stop = () => {};
  };

  const moveTo = (to: number, velocity = 0) => {
    hold();
    if (prefersReducedMotion()) place(to);
    else stop = glide(x, to, place, velocity);
  };

  const go = (to: number, velocity?: number) => {
    position = unrolled && endless(geometry) ? to : modulo(to, cards.length);
    onPosition(position);
    if (unrolled) moveTo(restAt(position, geometry), velocity);
    else row.scrollTo({ left: position * geometry.step, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  };

  const readScroll = () => {
    settling = undefined;
    if (unrolled) return;
    const atEnd = row.scrollLeft > 0 && row.scrollLeft >= row.scrollWidth - row.clientWidth - 2;
    position = atEnd ? cards.length - 1 : Math.round(row.scrollLeft / geometry.step);
    onPosition(position);
  };

  const onScroll = () => {
    clearTimeout(settling);
    settling = setTimeout(readScroll, SCROLL_SETTLED);
  };

  const resized = new ResizeObserver(() => {
    geometry = measure(row, cards);
    if (!unrolled) return;
    hold();
    place(restAt(position, geometry));
  });

  row.addEventListener('scroll', onScroll, { passive: true });
  resized.observe(row);

  return {
    go,
    hold,
    place,
    x: () => x,
    reach: () => reach(position, geometry),
    glideWith: (other) => {
      glide = other;
    },
    unroll: () => {
      if (unrolled) return;
      const scrolled = row.scrollLeft;
      unrolled = true;
      row.dataset.track = 'ribbon';
      // Only a row that scrolls by itself needs a place in the tab order.
      row.removeAttribute('tabindex');
      geometry = measure(row, cards);
      place(-scrolled);
      go(Math.round(scrolled / geometry.step));
    },
    release: () => {
      hold();
      clearTimeout(settling);
      resized.disconnect();
      row.removeEventListener('scroll', onScroll);
      delete row.dataset.track;
      row.tabIndex = 0;
      row.style.translate = '';
      for (const card of cards) card.style.left = '';
    },
  };
}

function measure(row: HTMLElement, cards: readonly HTMLElement[]): Geometry {
  const style = getComputedStyle(row);
  const card = cards[0]?.offsetWidth ?? 0;
  return {
    count: cards.length,
    card,
    step: card + (Number.parseFloat(style.columnGap) || 0),
    width: row.clientWidth,
    edge: Number.parseFloat(style.paddingInlineStart) || 0,
  };
}

/** Starts fast and slows down. */
function ease(from: number, to: number, place: (x: number) => void): () => void {
  let start: number | undefined;
  let frame = requestAnimationFrame(function draw(now) {
    start ??= now;
    const part = Math.min(1, (now - start) / GLIDE);
    place(from + (to - from) * (1 - (1 - part) ** 4));
    if (part < 1) frame = requestAnimationFrame(draw);
  });
  return () => cancelAnimationFrame(frame);
}
