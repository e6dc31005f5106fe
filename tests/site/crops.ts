import type { Page } from 'playwright';

/**
 * Addresses of pictures that the page fetches cropped to another shape than it shows them in: what is cut away is fetched for
 * nothing, or missing. A tenth is allowed to those whose height depends on the window.
 */
export const cutTwice = (page: Page) =>
  page.evaluate(() =>
    [...document.images].flatMap(({ currentSrc, offsetWidth, offsetHeight }) => {
      const [, across, down] = /-(\d+)x(\d+)-[\d-]+\.avif$/u.exec(currentSrc) ?? [];
      if (!across || offsetHeight === 0) return [];
      const stretch = (offsetWidth / offsetHeight) * (Number(down) / Number(across));
      return stretch < 0.9 || stretch > 1.1 ? [`${currentSrc}: ${offsetWidth} × ${offsetHeight}`] : [];
    }),
  );
