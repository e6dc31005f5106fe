import { move, type Step } from '../../../fields/steps.ts';

/** A picture and its alternative text are one value, which can have a focus. */
export const step: Step = [move('imageUrl', 'image.src'), move('imageAlt', 'image.alt')];
