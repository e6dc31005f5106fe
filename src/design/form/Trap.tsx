import { VisuallyHidden } from '../Anchor.tsx';

/** A field that nobody sees, hears or reaches with the Tab key: whoever fills it in is a program. */
export function Trap({ name }: { name: string }) {
  return (
    <VisuallyHidden as="div" aria-hidden="true">
      <label>
        Bitte leer lassen: <input name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </VisuallyHidden>
  );
}
