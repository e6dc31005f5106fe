/**
 * How moving parts behave: every constant that concerns them, in one place; many are promised (docs/requirements.md). Times are in
 * milliseconds, lengths in pixels, velocities in pixels per second.
 */
export const behaviour = {
  preloader: {
    /** between a click and the change of page; the curtain is closed meanwhile */
    navigationDelay: 1000,
    /** from the change of page to the opening of the curtain */
    hideDelay: 100,
    /** how long the halves take to meet and to part */
    closing: 450,
    opening: 550,
    /** instead of the curtain, for visitors who prefer reduced motion */
    fade: 120,
    /** whatever happens, the curtain is open again by then */
    watchdog: 3000,
  },
  /** home's feature carousel changes by itself this often */
  autoAdvance: 5000,
  carousel: {
    card: 288,
    gap: 24,
    /** card and gap: one step of the row */
    step: 312,
    /** a drag changes the card beyond this offset or this velocity */
    swipeOffset: 50,
    swipeVelocity: 200,
    elasticity: 0.12,
    /** rest after any touch or click before it changes by itself again */
    autoplayPause: 10_000,
    /** the drag state outlives the drag by this, so that the click that ends it opens nothing */
    dragCleared: 20,
  },
  menu: {
    firstLevelMaxHeight: 340,
    minWidth: 220,
    maxWidth: 320,
    /** a mouse rests this long on an area before it opens, and is away this long before it closes */
    hoverOpen: 80,
    hoverClose: 300,
    /** an opened area moves to the first place on a phone */
    move: 400,
  },
  popup: {
    /** the thank-you view closes by itself, and waits while the visitor points at it or moves through it */
    thanks: 3000,
    /** a post that takes longer has failed */
    timeout: 15_000,
  },
  /** how long after consent the chat fades in: by default, and for the floating button on pages */
  chat: { delay: 5250, delayOnPages: 0 },
  logo: { shortest: 300, longest: 400 },
  header: {
    /** compact and translucent beyond this */
    compactAfter: 40,
    /** on home hidden until this part of the first screen is scrolled out */
    heroPart: 0.8,
  },
  /** home's headline: its lines roll one after the other */
  headline: { line: 900, stagger: 80 },
  /** a use case or an answer opens and closes */
  disclosure: { duration: 400 },
  /** key figures count up once */
  countUp: { duration: 1200 },
  reveal: { stagger: 100, shortest: 300, longest: 600, mostStaggered: 6, visible: 0.15 },
} as const;
