import { change, rename, rewrite, type Step } from '../../../fields/steps.ts';

/** Buttons may open a form, figures say what they count, and the side of the picture is named. */
export const step: Step = [
  rewrite('', ['buttonText', 'buttonUrl'], ({ buttonText, buttonUrl }) => ({
    action: { kind: 'link', label: buttonText, href: buttonUrl },
  })),
  rename('figures', 'stats'),
  change('stats[]', figure),
  rewrite('', ['reverse'], ({ reverse }) => (reverse === true ? { imageSide: 'left' } : {})),
];

/** `2.000 Gäste` counts guests. */
function figure(text: unknown) {
  const [value, ...label] = String(text).split(' ');
  return { label: label.join(' '), value };
}
