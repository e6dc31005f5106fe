/** WCAG 2.2 A and AA, and what axe-core counts as best practice; without what only a whole page can fulfil. */
export const AXE_OPTIONS = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
  rules: { 'page-has-heading-one': { enabled: false } },
  resultTypes: ['violations' as const],
};

/** The windows that every example is shown and examined in: a phone, a tablet, a desktop. */
export const WINDOWS = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const;
