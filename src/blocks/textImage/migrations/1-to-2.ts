import { rename, type Step, wrap } from '../../../fields/steps.ts';

/** Headings are called `title` in every block; a text may have several paragraphs. */
export const step: Step = [rename('headline', 'title'), rename('text', 'paragraphs'), wrap('paragraphs', '[]')];
