/** Times of the popup, in milliseconds. */
export const behaviour = {
  /** the thank-you view closes by itself, and waits while the visitor points at it or moves through it */
  thanks: 3000,
} as const;
