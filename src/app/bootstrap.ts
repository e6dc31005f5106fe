import type { Sources } from './page-data.ts';

/**
 * First script of every page, and the only one it loads at once. React hydrates the page when it has loaded and the
 * browser is idle, or at the visitor's first input: hydrating at once delays the largest picture by about 450 ms on a
 * phone. Links and `details` work meanwhile; a click on a button is held back and repeated once it can be handled.
 */
let hydrating: Promise<void> | undefined;
let done = false;
const path = window.location.pathname;
const held: HTMLElement[] = [];
const INPUTS = ['pointerdown', 'keydown', 'focusin'] as const;

function hydrate(): Promise<void> {
  hydrating ??= start().then(finish, fail);
  return hydrating;
}

/** Fetches all of the code and what the page was drawn from at the same time, and runs it in steps between which input is handled. */
async function start() {
  const sources: Sources = JSON.parse(document.getElementById('page-data')?.textContent ?? '');
  for (const href of sources.modules)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  const [site, page] = await Promise.all([
    ...[sources.site, sources.page].map((address) => fetch(address).then((response) => response.json())),
    import('./react.ts'),
  ]);
  await nextTask();
  const client = await import('./client.tsx');
  await nextTask();
  await client.start(path, { site, page }, sources.build);
}

const nextTask = () => new Promise((resume) => setTimeout(resume));

function finish() {
  done = true;
  document.removeEventListener('click', hold, true);
  for (const input of INPUTS) document.removeEventListener(input, hydrate);
  document.documentElement.dataset.hydrated = '';
  repeat();
}

/**
 * Without its code or data the page can still be read, links work, and a call to action leads to the page of its form. An
 * entry of the history that another page was shown at becomes a document again.
 */
function fail(error: unknown) {
  console.error(error);
  document.removeEventListener('click', hold, true);
  repeat();
  window.addEventListener('popstate', leave);
  leave();
}

function leave() {
  if (window.location.pathname !== path) window.location.reload();
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
  void hydrate();
}

function whenIdle() {
  if ('requestIdleCallback' in window) window.requestIdleCallback(() => void hydrate(), { timeout: 2000 });
  else setTimeout(hydrate, 200);
}

function begin() {
  document.addEventListener('click', hold, true);
  for (const input of INPUTS) document.addEventListener(input, hydrate, { once: true, passive: true });
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}

// A page that React could not render was loaded again (Shell.tsx): this time it stays as it was prerendered.
const { state } = window.history;
if (state?.prerendered) window.history.replaceState({ ...state, prerendered: false }, '');
else begin();
