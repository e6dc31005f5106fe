import type { Problem } from '../../findings/finding.ts';
import { inEachLanguage } from './check.ts';

/** Who has sent a form that stands on a page reads what that form says in thanks, not what one page says for all. */
export const thanksShown = inEachLanguage(({ thankYou }) => {
  if (!thankYou?.isValid) return [];
  const { file, facts } = thankYou;
  const named = new Set(facts.placeholders.map(({ value }) => value));
  return ['{form.success.title}', '{form.success.text}']
    .filter((placeholder) => !named.has(placeholder))
    .map((placeholder): Problem => {
      const details = { placeholder };
      return { code: 'thanks-hidden', file, spot: { at: 'value', path: ['blocks'] }, details };
    });
});
