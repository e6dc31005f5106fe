import { change, remove, rename, type Step, set, wrap } from '../../../fields/steps.ts';

/** Numbers always stand, the variants have plainer names, and the picture behind the section is a picture like any other. */
export const step: Step = [
  remove('numbered'),
  rename('style', 'variant'),
  change('variant', (style) => (style === 'zigzag' ? 'alternating' : 'line')),
  rename('background', 'bgImage'),
  wrap('bgImage', 'src'),
  set('bgImage.alt', ''),
];
