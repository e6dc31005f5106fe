import { remove, type Step } from '../../../fields/steps.ts';

/** All calls are laid out alike; where the light is follows from the tone. */
export const step: Step = [remove('layout')];
