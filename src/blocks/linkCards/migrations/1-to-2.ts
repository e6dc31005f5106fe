import { change, type Step } from '../../../fields/steps.ts';

/** Tall pictures are in one line: the steps left empty corners, and a picture wider than a strip has to be rare. */
export const step: Step = [change('layout', (layout) => (layout === 'stairs' ? 'strip' : layout))];
