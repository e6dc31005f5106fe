import type { Phase } from './curtain.ts';
import { Halves, Light } from './styles.ts';

/** Two halves of velvet that meet before the page, and the mark in a disc of light. */
export function Curtain({ phase, mark }: { phase: Phase; mark: string }) {
  return (
    <Halves ref={raise} popover="manual" aria-hidden="true" data-phase={phase}>
      <Light>{mark}</Light>
    </Halves>
  );
}

/** Into the top layer; browsers without popovers leave it below open dialogs. */
const raise = (element: HTMLElement | null) => element?.showPopover?.();
