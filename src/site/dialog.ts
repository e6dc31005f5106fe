import type { KeyboardEvent, MouseEvent } from 'react';

/**
 * Opens a modal dialog with the focus inside. One that is still moving out leaves at once: as its transition ends, the
 * browser holds it open but not rendered until the next frame, and nothing in it could take the focus.
 */
export function openModal(dialog: HTMLDialogElement) {
  for (const transition of dialog.getAnimations({ subtree: true })) transition.cancel();
  // a transition back begins where the style was computed last: hidden only once it is computed anew
  dialog.getClientRects();
  dialog.showModal();
}

/** Keeps Tab inside a dialog, where the browser alone would let it out to its own controls. */
export function keepFocus(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button, input, select, textarea')].filter(
    (stop) => stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.getClientRects().length > 0,
  );
  const [from, to] = event.shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)];
  if (!isStop(from, document.activeElement)) return;
  event.preventDefault();
  to?.focus();
}

/** The options of a radio group are one stop, whichever of them has the focus. */
function isStop(stop: Element | undefined, active: Element | null): boolean {
  const names = [stop, active].map((element) => element?.matches('[type=radio]') && element.getAttribute('name'));
  return stop === active || Boolean(names[0] && names[0] === names[1]);
}

/** Whether a click in a dialog dismisses it: one on the backdrop, or on a link that leads to another page in this tab. */
export function dismisses(event: MouseEvent<HTMLDialogElement>): boolean {
  const { target, currentTarget } = event;
  if (target === currentTarget) return true;
  const newTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return target instanceof Element && target.closest('a') !== null && !newTab;
}
