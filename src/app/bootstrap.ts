/**
 * First script of every page, and the only one it loads at once. React takes over when the page has loaded and the
 * browser is idle, or at the visitor's first sign: hydrating at once costs the largest picture about 450 ms on a
 * phone. Links and `details` work meanwhile; a click on a button is held back and repeated once it can be answered.
 */
let alive: Promise<void> | undefined;
let done = false;
const path = window.location.pathname;
const held: HTMLElement[] = [];
const SIGNS = ['pointerdown', 'keydown', 'focusin'] as const;

function wake(): Promise<void> {
  alive ??= import('./client.tsx').then((client) => client.start(path)).then(settle, fail);
  return alive;
}

function settle() {
  done = true;
  document.removeEventListener('click', hold, true);
  for (const sign of SIGNS) document.removeEventListener(sign, wake);
  document.documentElement.dataset.alive = '';
  repeat();
}

/** Without its code the page still reads and links still lead on, and a call to action to the page of its form. */
function fail(error: unknown) {
  console.error(error);
  document.removeEventListener('click', hold, true);
  repeat();
}

function repeat() {
  for (const element of held.splice(0)) if (element.isConnected) element.click();
}

function hold(event: MouseEvent) {
  if (done || !(event.target instanceof Element)) return;
  const button = event.target.closest<HTMLElement>('button');
  if (!button) return;
  event.preventDefault();
  event.stopPropagation();
  held.push(button);
  void wake();
}

function whenIdle() {
  if ('requestIdleCallback' in window) window.requestIdleCallback(() => void wake(), { timeout: 2000 });
  else setTimeout(wake, 200);
}

function begin() {
  document.addEventListener('click', hold, true);
  for (const sign of SIGNS) document.addEventListener(sign, wake, { once: true, passive: true });
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}

// A page that React could not draw was loaded anew (Shell.tsx): this once it stays as it was prerendered.
const { state } = window.history;
if (state?.still) window.history.replaceState({ ...state, still: false }, '');
else begin();
