/** How long after consent the chat fades in, in milliseconds: by default, and for the floating button on pages. */
export const behaviour = { delay: 5250, delayOnPages: 0 } as const;
