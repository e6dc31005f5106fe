import { VisuallyHidden } from '../Anchor.tsx';

/** A field that people cannot see, hear or reach with the Tab key: only programs fill it in. */
export function Trap({ name }: { name: string }) {
  return (
    <VisuallyHidden as="div" aria-hidden="true">
      <label>
        Bitte leer lassen: <input name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </VisuallyHidden>
  );
}
