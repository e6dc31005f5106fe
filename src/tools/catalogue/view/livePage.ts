import { checkExamples } from './check.ts';
import { copyFrom } from './copy.ts';

/** What a page of the catalogue can do with script; without it the buttons stay hidden and all else remains. */
for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
  button.hidden = false;
  button.addEventListener('click', () => void copyFrom(button));
}
for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-check]')) {
  button.hidden = false;
  button.addEventListener('click', () => void checkExamples(button));
}
