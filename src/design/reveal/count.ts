import { matchesMedia } from '../mediaQuery.ts';

/** How long a figure counts up, in ms. */
export const COUNT_UP = 1200;

/** A figure's text around its one number. */
export interface Figure {
  before: string;
  after: string;
  value: number;
  decimals: number;
  grouped: boolean;
  locale: string;
}

/** What stands between thousands, and before a fraction. */
const separatorsOf = (locale: string) => [...(1234.5).toLocaleString(locale).replaceAll(/\d/gu, '')];

/** A shorter count ends before it is noticed, and „0 Werktage“ would be wrong for a moment. */
const LEAST = 5;

/** The figure in a text, of a language whose numbers look like German or English ones, such as „2.000+“ or „99,8 %“; none in „24/7“, „8–12“, „rund um die Uhr“, „2025“, „41“. */
export function parseFigure(text: string, locale: string): Figure | undefined {
  const [group = '.', point = ','] = separatorsOf(locale);
  const fractional = `(?:[${point}]\\d+)?`;
  const pattern = new RegExp(`\\d{1,3}(?:[${group}]\\d{3})+${fractional}|\\d+${fractional}`, 'gu');
  const [found, ...others] = text.matchAll(pattern);
  if (!found || others.length > 0) return undefined;
  const [number] = found;
  const [whole = '', fraction = ''] = number.split(point);
  const value = Number(`${whole.replaceAll(group, '')}.${fraction}`);
  const grouped = whole.includes(group);
  const year = !grouped && fraction === '' && value >= 1900 && value < 2100;
  // A 1 is half as wide as other digits: the number before, such as 40 of 41, would run into the words beside it.
  if (value < LEAST || /\d1$/u.test(number) || year) return undefined;
  return {
    before: text.slice(0, found.index),
    after: text.slice(found.index + number.length),
    value,
    decimals: fraction.length,
    grouped,
    locale,
  };
}

/** The text of a figure at a part of its count, 0 to 1, formatted as its author wrote it. */
export function figureAt(figure: Figure, part: number): string {
  const { before, after, value, decimals, grouped, locale } = figure;
  const number = (value * part).toLocaleString(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: grouped ? 'always' : false,
  });
  return `${before}${number}${after}`;
}

/**
 * Lets a figure count up from 0. Its text stays what it is, for screen readers and for its width; the count is drawn over
 * it from `data-shown` (see `Stats`).
 */
export function countUp(element: HTMLElement, leaving: AbortSignal): ((delay: number) => void) | undefined {
  const figure = parseFigure(element.textContent ?? '', document.documentElement.lang);
  // There the system colours all text, so the figure could not be hidden behind its count.
  if (!figure || matchesMedia('(forced-colors: active)')) return undefined;
  element.dataset.shown = figureAt(figure, 0);
  leaving.addEventListener('abort', () => delete element.dataset.shown);
  return (delay) => {
    let start: number | undefined;
    const step = (now: number) => {
      if (leaving.aborted) return;
      start ??= now + delay;
      const part = Math.min(Math.max((now - start) / COUNT_UP, 0), 1);
      if (part === 1) return void delete element.dataset.shown;
      element.dataset.shown = figureAt(figure, 1 - (1 - part) ** 4);
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  };
}
