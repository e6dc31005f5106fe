import { rewrite, type Step } from '../../../fields/steps.ts';

/** Fonts come from the site itself: what is loaded from elsewhere waits for consent, and a font cannot. */
export const step: Step = [
  rewrite('', ['externalContent'], ({ externalContent }) => {
    const kept = [externalContent].flat().filter((source) => !isFont(source));
    return kept.length > 0 ? { externalContent: kept } : {};
  }),
];

const isFont = (source: unknown) =>
  typeof source === 'object' && source !== null && 'kind' in source && source.kind === 'font';
