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

/** A tall crop that says that it is as wide as the window, in a document. */
const TALL = /-4x5-[^>]*\b100vw"/u;

export const hasTallPictures = (html: string) => TALL.test(html);

/** Where those pictures begin and end, from left to right. */
export const edgesOfTallPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLSourceElement>('source[srcset*="-4x5-"][sizes$="100vw"]')].map((source) => {
      const { left = 0, right = 0 } = source.parentElement?.querySelector('img')?.getBoundingClientRect() ?? {};
      return [Math.round(left), Math.round(right)];
    }),
  );
