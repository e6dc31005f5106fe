import type { Page } from 'playwright';

declare global {
  interface Window {
    /** sum of the layout shifts since React was let in */
    layoutShift?: number;
    __REACT_DEVTOOLS_GLOBAL_HOOK__?: unknown;
  }
}

/** Counts layout shifts from the moment when fonts have arrived, and lets React start no earlier. */
export async function letFontsIn(page: Page) {
  await page.addInitScript(() => {
    // React praises its developer tools in the console where it finds none.
    window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = { isDisabled: true };
    const count = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries())
        window.layoutShift = (window.layoutShift ?? 0) + Reflect.get(entry, 'value');
    };
    const frame = () => new Promise(requestAnimationFrame);
    window.requestIdleCallback = (start) => {
      document.fonts.ready
        .then(frame)
        .then(frame)
        .then(() => {
          new PerformanceObserver(count).observe({ type: 'layout-shift' });
          window.layoutShift = 0;
          start({ didTimeout: false, timeRemaining: () => 50 });
        });
      return 0;
    };
  });
}

/** What has moved since then, two drawn frames after React has taken over. */
export const layoutShift = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return window.layoutShift;
  });
