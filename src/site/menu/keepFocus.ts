import type { KeyboardEvent } from 'react';

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
