import type { Rest } from './client.tsx';
import { DATA_ELEMENT } from './data-element.ts';
import type { Sources } from './page-data.ts';

/**
 * First script of every page, and the only one it loads at once. React hydrates the first screen when the page has loaded and the
 * browser is idle, or at the visitor's first input: hydrating at once delays the largest picture by about 450 ms on a
 * phone. What is further down follows when the visitor does something. Links and `details` work meanwhile; a click on a button is
 * held back and repeated once it can be handled.
 */
let hydrating: Promise<void> | undefined;
let rest: Rest | undefined;
let acted = false;
const path = window.location.pathname;
const held: HTMLElement[] = [];
const INPUTS = ['pointerdown', 'keydown', 'focusin'] as const;

function hydrate(): Promise<void> {
  hydrating ??= start().then(finish).catch(fail);
  return hydrating;
}

function act() {
  acted = true;
  void hydrate();
}

/** Fetches all of the code and what the page was drawn from at the same time, and runs it in steps between which input is handled. */
async function start(): Promise<Rest> {
  const sources: Sources = JSON.parse(document.getElementById(DATA_ELEMENT)?.textContent ?? '');
  fetchModules(sources.modules);
  const [site, page] = await Promise.all([
    ...[sources.site, sources.page].map((address) => fetch(address).then((response) => response.json())),
    import('./react.ts'),
  ]);
  await nextTask();
  const client = await import('./client.tsx');
  await nextTask();
  const { first, build } = sources;
  return client.start({
    path,
    data: { site, page },
    build,
    first,
    acted,
    fetchLater: () => fetchModules(sources.later),
  });
}

function fetchModules(addresses: string[]) {
  for (const href of addresses)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}

const nextTask = () => new Promise((resume) => setTimeout(resume));

async function finish(started: Rest) {
  rest = started;
  for (const input of INPUTS) document.removeEventListener(input, act);
  const { dataset } = document.documentElement;
  dataset.hydrated = 'first';
  repeat();
  await rest.settled;
  document.removeEventListener('click', hold, true);
  dataset.hydrated = 'all';
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

/** Clicks again on what was clicked on before it could be handled, unless it still cannot. */
function repeat() {
  for (const element of held.splice(0)) if (element.isConnected) element.click();
}

function hold(event: MouseEvent) {
  if (!(event.target instanceof Element)) return;
  const button = event.target.closest<HTMLElement>('button');
  if (!button || (rest && !button.closest('main'))) return;
  event.preventDefault();
  event.stopPropagation();
  held.push(button);
  if (rest) rest.hurry();
  else act();
}

function whenIdle() {
  if ('requestIdleCallback' in window) window.requestIdleCallback(() => void hydrate(), { timeout: 2000 });
  else setTimeout(hydrate, 200);
}

function begin() {
  document.addEventListener('click', hold, true);
  for (const input of INPUTS) document.addEventListener(input, act, { once: true, passive: true });
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}

// A page that React could not render was loaded again (Shell.tsx): this time it stays as it was prerendered.
const { state } = window.history;
if (state?.prerendered) window.history.replaceState({ ...state, prerendered: false }, '');
else begin();
