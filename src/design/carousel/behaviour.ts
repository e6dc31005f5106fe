/** How a carousel moves. Times are in milliseconds, lengths in pixels, velocities in pixels per second. */
export const behaviour = {
  /** a carousel that rotates changes by itself this often */
  autoAdvance: 5000,
  card: 288,
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
} as const;
