import { prefersReducedMotion } from '../mediaQuery.ts';
import { asideOf, endless, type Geometry, isCut, modulo, reach, restAt } from './ribbon.ts';

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
  let geometry = measure(row, cards);
  const ribbon = createRibbon(row, cards, () => geometry);
  /** Marks what is cut while the browser scrolls. */
  const mark = () => {
    if (unrolled) return;
    for (const [index, card] of cards.entries())
      card.toggleAttribute('data-cut', isCut(index, -row.scrollLeft, 0, geometry));
  };
  mark();

  const go = (to: number, velocity?: number) => {
    position = unrolled && endless(geometry) ? to : modulo(to, cards.length);
    onPosition(position);
    if (unrolled) ribbon.moveTo(restAt(position, geometry), velocity);
    else row.scrollTo({ left: position * geometry.step, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  };

  const stopReading = onScrolled(row, mark, () => {
    if (unrolled) return;
    const atEnd = row.scrollLeft > 0 && row.scrollLeft >= row.scrollWidth - row.clientWidth - 2;
    position = atEnd ? cards.length - 1 : Math.round(row.scrollLeft / geometry.step);
    onPosition(position);
  });

  const resized = new ResizeObserver(() => {
    geometry = measure(row, cards);
    if (!unrolled) return mark();
    ribbon.hold();
    ribbon.place(restAt(position, geometry));
  });
  resized.observe(row);

  return {
    ...ribbon,
    go,
    reach: () => reach(position, geometry),
    unroll: () => {
      if (unrolled) return;
      const scrolled = row.scrollLeft;
      unrolled = true;
      row.dataset.track = 'ribbon';
      // Only a row that scrolls by itself needs a place in the tab order; the focus that it has would be lost with it.
      if (document.activeElement === row) row.tabIndex = -1;
      else row.removeAttribute('tabindex');
      geometry = measure(row, cards);
      ribbon.place(-scrolled);
      go(Math.round(scrolled / geometry.step));
    },
    release: () => {
      ribbon.hold();
      stopReading();
      resized.disconnect();
      delete row.dataset.track;
      row.tabIndex = 0;
      row.style.translate = '';
      for (const card of cards) {
        card.style.left = '';
        card.removeAttribute('data-cut');
      }
    },
  };
}

interface Ribbon extends Pick<Track, 'x' | 'place' | 'hold' | 'glideWith'> {
  /** Glides to a place; at once where the visitor prefers reduced motion. */
  moveTo(to: number, velocity?: number): void;
}

/** Places the row by its `translate`, with each card where it can be seen. */
function createRibbon(row: HTMLElement, cards: readonly HTMLElement[], geometry: () => Geometry): Ribbon {
  let x = 0;
  let glide: Glide = ease;
  let stop = () => {};

  const place = (to: number) => {
    x = to;
    row.style.translate = `${to}px 0`;
    for (const [index, card] of cards.entries()) {
      const aside = asideOf(index, to, geometry());
      card.toggleAttribute('data-cut', isCut(index, to, aside, geometry()));
      const left = `${Math.round(aside)}px`;
      if (card.style.left !== left) card.style.left = left;
    }
  };

  const hold = () => {
    stop();
    stop = () => {};
  };

  return {
    x: () => x,
    place,
    hold,
    glideWith: (other) => {
      glide = other;
    },
    moveTo: (to, velocity = 0) => {
      hold();
      if (prefersReducedMotion()) place(to);
      else stop = glide(x, to, place, velocity);
    },
  };
}

/** Calls back while the browser's own scrolling goes on and when it has ended; returns a function that stops listening. */
function onScrolled(row: HTMLElement, moved: () => void, ended: () => void): () => void {
  let settling: ReturnType<typeof setTimeout> | undefined;
  const scrolled = () => {
    moved();
    clearTimeout(settling);
    settling = setTimeout(ended, SCROLL_SETTLED);
  };
  row.addEventListener('scroll', scrolled, { passive: true });
  return () => {
    clearTimeout(settling);
    row.removeEventListener('scroll', scrolled);
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
