import type { Language } from '../../../words/language.ts';
import type { AxeFault } from '../catalogue.ts';
import { viewWords } from '../view-words.ts';

/** In the browser: the words of the page that is shown. */
export const shownWords = () => viewWords[document.documentElement.lang === 'en' ? 'en' : 'de'];

/** What an example is called, by its name in `examples.json`. */
export function exampleName(name: string, language: Language): string {
  const { forms } = viewWords[language];
  return name in forms ? forms[name as keyof typeof forms] : name;
}

export function faultText({ rule, help, targets, widths }: AxeFault): string {
  const windows = widths.map((width) => `${width}\u00a0px`).join(', ');
  return `${rule}: ${help} (${windows}; ${targets.join(', ')}).`;
}

/** The state of one example. */
export function stateText(faults: readonly AxeFault[] | undefined, language: Language): string {
  const { unchecked, faultless } = viewWords[language];
  if (!faults) return unchecked;
  return faults.length === 0 ? faultless : faults.map(faultText).join(' ');
}
