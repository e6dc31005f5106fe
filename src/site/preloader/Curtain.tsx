import { usePreloader } from './Preloader.tsx';
import { Halves, Light } from './styles.ts';

/** What is seen of the preloader: nothing while the page lies open. */
export function Curtain({ mark }: { mark: string }) {
  const { phase, showing } = usePreloader();
  return showing ? (
    <Halves ref={raise} popover="manual" aria-hidden="true" data-phase={phase}>
      <Light>{mark}</Light>
    </Halves>
  ) : null;
}

/** Browsers without popovers show it below open dialogs. */
const raise = (element: HTMLElement | null) => element?.showPopover?.();
